import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/menu/menu.mdx';

for (const key of ['Enter', 'Space']) {
  test(
    `${key} opens a menu and activates an item`,
    forRows(PAGE, 'Enter, Space'),
    async ({ page }) => {
      await page.goto('/demo/material-ui/?demo=menu/SimpleListMenu');
      const button = page.getByRole('button', { name: 'Playback: Half resolution' });
      await expect(async () => {
        await button.focus();
        await page.keyboard.press(key);
        await expect(page.getByRole('menu')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(page.getByRole('menuitemradio', { name: 'Half resolution' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press(key);
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(
        page.getByRole('button', { name: 'Playback: Quarter resolution' }),
      ).toBeFocused();
    },
  );
}

test(
  'a menu reacts to the keys that its page lists',
  forRows(PAGE, 'Arrow Down', 'Arrow Up', 'Home', 'End', 'A letter'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=menu/BasicMenu');
    await page.getByRole('button', { name: 'Clip' }).click();
    const item = (name: string) => page.getByRole('menuitem', { name });
    await expect(item('Duplicate clip')).toBeFocused();
    await expectFocus(
      page,
      ['ArrowDown', item('Replace media')],
      ['ArrowUp', item('Duplicate clip')],
      ['ArrowUp', item('Show on timeline')],
      ['ArrowDown', item('Duplicate clip')],
      ['End', item('Show on timeline')],
      ['Home', item('Duplicate clip')],
      ['r', item('Replace media')],
    );
  },
);

test(
  'letters typed quickly find an item of a menu',
  forRows(PAGE, 'A letter'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=menu/DenseMenu');
    await page.getByRole('button', { name: 'Columns' }).click();
    const item = (name: string) => page.getByRole('menuitemcheckbox', { name });
    await expect(item('Timecode')).toBeFocused();
    // The first letter finds "Codec".
    await page.keyboard.type('ca');
    await expect(item('Camera')).toBeFocused();
  },
);

for (const key of ['Escape', 'Tab']) {
  test(
    `${key} closes a menu and returns focus to its button`,
    forRows(PAGE, 'Escape, Tab'),
    async ({ page }) => {
      await page.goto('/demo/material-ui/?demo=menu/BasicMenu');
      const button = page.getByRole('button', { name: 'Clip' });
      await button.click();
      await expect(page.getByRole('menuitem', { name: 'Duplicate clip' })).toBeFocused();
      await page.keyboard.press(key);
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(button).toBeFocused();
    },
  );
}
