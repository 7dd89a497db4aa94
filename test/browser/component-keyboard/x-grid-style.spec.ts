import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a demo, and returns the grid's rows without the headers. */
async function openRows(page: Page, demo: string) {
  await page.goto(`/demo/x/?demo=data-grid/style/${demo}`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows.first()).toBeVisible();
  return rows;
}

const background = (element: Element) => getComputedStyle(element).backgroundColor;

test('stripes follow the order of the rows', async ({ page }) => {
  const rows = await openRows(page, 'StripedRows');
  await page.getByRole('columnheader', { name: 'Amount' }).click();
  await expect(rows.nth(1)).toContainText('2026-113');
  const colors = await rows.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(colors).toHaveLength(5);
  expect(colors).toEqual(colors.map((_, index) => colors[index % 2]));
  expect(colors[0]).not.toBe(colors[1]);
});

test('a marked row changes its background when selected', async ({ page }) => {
  const rows = await openRows(page, 'OverdueRows');
  const overdue = rows.filter({ hasText: 'overdue' }).first();
  const before = await overdue.evaluate(background);
  await overdue.getByRole('gridcell').first().click();
  await expect(overdue).toHaveAttribute('aria-selected', 'true');
  await page.mouse.move(0, 0);
  await expect.poll(() => overdue.evaluate(background)).not.toBe(before);
});

test('the density changes the height of rows', async ({ page }) => {
  const rows = await openRows(page, 'DensityButtons');
  const height = async () => (await rows.first().boundingBox())!.height;
  expect(await height()).toBeLessThan(40);
  await page.getByRole('button', { name: 'High', exact: true }).click();
  await expect.poll(height).toBeGreaterThan(60);
});
