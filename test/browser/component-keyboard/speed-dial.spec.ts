import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/speed-dial/speed-dial.mdx';

test('Tab opens a speed dial and leaves it', forRows(PAGE, 'Tab'), async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=speed-dial/BasicSpeedDial');
  const dial = page.getByRole('button', { name: 'Record on the map' });
  await expect(async () => {
    await dial.blur();
    await dial.focus();
    await expect(dial).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(dial).not.toBeFocused();
  await expect(dial).toHaveAttribute('aria-expanded', 'false');
});

test(
  'Enter and Space toggle a speed dial and activate its actions',
  forRows(PAGE, 'Enter, Space'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=speed-dial/ControlledOpenSpeedDial');
    const dial = page.getByRole('button', { name: 'Draw a shape' });
    await dial.click();
    await expect(dial).toHaveAttribute('aria-expanded', 'true');
    for (const [key, expanded] of [
      ['Enter', 'false'],
      ['Space', 'true'],
      ['Space', 'false'],
      ['Enter', 'true'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dial, key).toHaveAttribute('aria-expanded', expanded);
    }
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Point' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Drawing: Point');
  },
);

test(
  'arrow keys move between the actions, and Escape closes',
  forRows(PAGE, 'An arrow key', 'Opposite arrow', 'Escape'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=speed-dial/ControlledOpenSpeedDial');
    const dial = page.getByRole('button', { name: 'Draw a shape' });
    const action = (name: string) => page.getByRole('menuitem', { name });
    await dial.click();
    await expect(dial).toHaveAttribute('aria-expanded', 'true');
    await expectFocus(
      page,
      ['ArrowUp', action('Point')],
      ['ArrowUp', action('Line')],
      ['ArrowDown', action('Point')],
    );
    await page.keyboard.press('ArrowDown');
    await expect(dial).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(dial).toBeFocused();
    await expect(dial).toHaveAttribute('aria-expanded', 'false');
  },
);
