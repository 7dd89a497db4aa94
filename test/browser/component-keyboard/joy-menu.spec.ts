import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/menu/menu.mdx';

/** Opens a demo's page, and focuses its button once pressing the key opens the menu. */
async function openMenu(page: Page, demo: string, name: string, key = 'Enter') {
  await page.goto(`/demo/joy-ui/?demo=menu/${demo}`);
  const button = page.getByRole('button', { name });
  // Gets an id once the menu has registered.
  await expect(button).toHaveAttribute('aria-controls', /./);
  await button.focus();
  await page.keyboard.press(key);
  await expect(page.getByRole('menu')).toBeVisible();
  return button;
}

for (const [key, name, row] of [
  ['Enter', 'Duplicate', 'Enter, Space → Opens'],
  ['Space', 'Duplicate', 'Enter, Space → Opens'],
  ['ArrowDown', 'Duplicate', 'Arrow Down → Opens'],
  ['ArrowUp', 'Delete', 'Arrow Up → Opens'],
] as const) {
  test(
    `${key} opens a menu at ${name}, and Escape closes it`,
    forRows(PAGE, row, 'Escape'),
    async ({ page }) => {
      const button = await openMenu(page, 'BasicMenu', 'Invoice 1042', key);
      await expect(page.getByRole('menuitem', { name })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(button).toBeFocused();
    },
  );
}

test(
  'a Joy UI menu reacts to the keys that its page lists',
  forRows(
    PAGE,
    'Arrow Down → Moves',
    'Arrow Up → Moves',
    'Home, End',
    'Page Up, Page Down',
    'A letter',
  ),
  async ({ page }) => {
    await openMenu(page, 'GroupMenu', 'Move booking');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await expect(item('Room 101')).toBeFocused();
    await expectFocus(
      page,
      ['ArrowUp', item('Cancel booking')],
      ['ArrowDown', item('Room 101')],
      ['ArrowDown', item('Room 102')],
      ['End', item('Cancel booking')],
      ['PageUp', item('Room 102')],
      ['PageUp', item('Room 101')],
      ['PageDown', item('Room 203')],
      ['PageDown', item('Cancel booking')],
      ['Home', item('Room 101')],
      ['c', item('Cancel booking')],
    );
  },
);

test(
  'several letters find an item of a Joy UI menu',
  forRows(PAGE, 'A letter'),
  async ({ page }) => {
    await openMenu(page, 'BasicMenu', 'Invoice 1042');
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
    // The first letter finds "Download".
    await page.keyboard.type('de');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  },
);

for (const key of ['Enter', 'Space']) {
  test(
    `${key} activates an item of a Joy UI menu`,
    forRows(PAGE, 'Enter, Space → Activates'),
    async ({ page }) => {
      const button = await openMenu(page, 'BasicMenu', 'Invoice 1042');
      await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press(key);
      await expect(page.getByRole('status')).toHaveText('Last action: Download');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(button).toBeFocused();
    },
  );
}

test('Tab closes a Joy UI menu', forRows(PAGE, 'Tab'), async ({ page }) => {
  const button = await openMenu(page, 'BasicMenu', 'Invoice 1042');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).not.toBeFocused();
});

test('arrow keys move between the menus of a menu bar', async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=menu/MenuToolbarExample');
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await expect(entry('View')).toHaveAttribute('aria-controls', /./);
  await entry('File').focus();
  await expectFocus(
    page,
    ['ArrowRight', entry('Edit')],
    ['Enter', entry('Undo')],
    ['ArrowRight', entry('View')],
    ['ArrowRight', entry('File')],
    ['ArrowLeft', entry('View')],
  );
});
