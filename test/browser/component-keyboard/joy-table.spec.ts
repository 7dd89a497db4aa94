import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/table/table.mdx';

for (const key of ['Enter', 'Space']) {
  test(`${key} changes the order of a sorted table`, forRows(PAGE, key), async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=table/TableSortAndSelection');
    const header = page.getByRole('columnheader', { name: 'Total' });
    const button = header.getByRole('button');
    // The click shows that the demo is interactive.
    await button.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await button.focus();
    await page.keyboard.press(key);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByRole('row').nth(1)).toContainText('1042');
  });

  test(`${key} opens a row of a table`, forRows(PAGE, key), async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=table/TableCollapsibleRow');
    const button = page.getByRole('button', { name: 'Items of order 1043' });
    await page.getByRole('button', { name: 'Items of order 1042' }).click();
    await expect(page.getByText('Desk lamp')).toHaveCount(0);
    await button.focus();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Office chair')).toBeVisible();
  });
}

test('Tab and Space select rows of a table', forRows(PAGE, 'Tab', 'Space'), async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=table/TableSortAndSelection');
  const all = page.getByRole('checkbox', { name: 'Select all orders' });
  const sort = page.getByRole('button', { name: 'Total' });
  await sort.click();
  await expect(page.getByRole('row').nth(1)).toContainText('1044');
  const box = (order: number) => page.getByRole('checkbox', { name: `Select ${order}` });
  const first = box(1044);
  await all.focus();
  await expectFocus(page, ['Tab', sort], ['Tab', first], ['Tab', box(1043)], ['Tab', box(1042)]);
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await expect(all).not.toBeChecked();
  await all.focus();
  await page.keyboard.press('Space');
  await expect(box(1042)).toBeChecked();
  await expect(all).toBeChecked();
});
