import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/toggle-button-group/toggle-button-group.mdx';

for (const key of ['Enter', 'Space']) {
  test(
    `${key} toggles a button of a group, and Tab moves to the next`,
    forRows(PAGE, 'Tab', 'Enter, Space'),
    async ({ page }) => {
      await page.goto('/demo/joy-ui/?demo=toggle-button-group/ToggleButtons');
      const open = page.getByRole('button', { name: 'Open' });
      const paid = page.getByRole('button', { name: 'Paid' });
      await expect(open).toHaveAttribute('aria-pressed', 'true');
      await open.focus();
      await page.keyboard.press(key);
      await expect(open).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('Tab');
      await expect(paid).toBeFocused();
      await page.keyboard.press(key);
      await expect(paid).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('status')).toHaveText('Selected: paid');
    },
  );
}

test('at most one button of a group with a single value is selected', async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=toggle-button-group/ToggleGroup');
  const yes = page.getByRole('button', { name: 'Yes' });
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await yes.focus();
  await page.keyboard.press('Enter');
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
});

test('one button of an exclusive group stays selected', async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=toggle-button-group/ExclusiveSelection');
  const list = page.getByRole('button', { name: 'List' });
  const grid = page.getByRole('button', { name: 'Grid' });
  await grid.focus();
  await page.keyboard.press('Space');
  await expect(list).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
});
