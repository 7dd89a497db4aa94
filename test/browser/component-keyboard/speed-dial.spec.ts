import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/speed-dial/speed-dial.mdx';

/** Opens the dial of a demo that stays open until an action or a key closes it. */
async function openDial(page: Page) {
  await page.goto('/demo/material-ui/?demo=speed-dial/ControlledOpenSpeedDial');
  const dial = page.getByRole('button', { name: 'Draw a shape' });
  await dial.click();
  await expect(dial).toHaveAttribute('aria-expanded', 'true');
  return { dial, action: (name: string) => page.getByRole('menuitem', { name }) };
}

test('Tab opens a speed dial and leaves it', forRows(PAGE, 'Tab'), async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=speed-dial/BasicSpeedDial');
  const dial = page.getByRole('button', { name: 'Record on the map' });
  const map = page.getByRole('img', { name: 'Map of parcels along two roads' });
  // Opens once the demo is interactive.
  await expect(async () => {
    // The next Tab moves to the first control after the map.
    await map.click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('Tab');
    await expect(dial).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass();
  await expect(dial).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dial).not.toBeFocused();
  await expect(dial).toHaveAttribute('aria-expanded', 'false');
});

test('Enter and Space toggle a speed dial', forRows(PAGE, 'Enter, Space'), async ({ page }) => {
  const { dial } = await openDial(page);
  for (const [key, expanded] of [
    ['Enter', 'false'],
    ['Space', 'true'],
    ['Space', 'false'],
    ['Enter', 'true'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dial, key).toHaveAttribute('aria-expanded', expanded);
  }
});

for (const key of ['Enter', 'Space']) {
  test(
    `${key} activates an action of a speed dial`,
    forRows(PAGE, 'Enter, Space'),
    async ({ page }) => {
      const { dial, action } = await openDial(page);
      await expectFocus(page, ['ArrowUp', action('Point')]);
      await page.keyboard.press(key);
      await expect(page.getByRole('status')).toHaveText('Drawing: Point');
      await expect(dial).toBeFocused();
    },
  );
}

for (const [key, opposite] of [
  ['ArrowUp', 'ArrowDown'],
  ['ArrowDown', 'ArrowUp'],
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowRight', 'ArrowLeft'],
] as const) {
  test(
    `${key} moves to the actions of a speed dial, and ${opposite} back`,
    forRows(PAGE, 'An arrow key', 'Opposite arrow'),
    async ({ page }) => {
      const { dial, action } = await openDial(page);
      await expectFocus(
        page,
        [key, action('Point')],
        [key, action('Line')],
        [opposite, action('Point')],
        [opposite, dial],
      );
    },
  );
}

test('Escape closes a speed dial', forRows(PAGE, 'Escape'), async ({ page }) => {
  const { dial, action } = await openDial(page);
  await expectFocus(page, ['ArrowUp', action('Point')], ['Escape', dial]);
  await expect(dial).toHaveAttribute('aria-expanded', 'false');
});
