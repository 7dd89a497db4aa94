import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a demo. Cells exist only in the interactive grid. */
async function openGrid(page: Page, demo: string) {
  await page.goto(`/demo/x/?demo=data-grid/column-recipes/${demo}`);
  await expect(page.getByRole('gridcell', { name: 'Berlin' })).toBeVisible();
}

test('selected months become columns in the order of the year', async ({ page }) => {
  await openGrid(page, 'MonthColumns');
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveText(['Store', 'Mar', 'Apr']);
  await page.getByRole('button', { name: 'Jan', exact: true }).click();
  await expect(headers).toHaveText(['Store', 'Jan', 'Mar', 'Apr']);
});

test('a width set by dragging is kept when columns are added', async ({ page }) => {
  await openGrid(page, 'KeptWidths');
  const store = page.getByRole('columnheader', { name: 'Store' });
  const width = async () => Math.round((await store.boundingBox())!.width);
  expect(await width()).toBe(100);

  const { x, y, height } = (await store.boundingBox())!;
  await page.mouse.move(x + 100, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 130, y + height / 2);
  await page.mouse.move(x + 160, y + height / 2);
  await page.mouse.up();
  await expect.poll(width).toBe(160);

  await page.getByLabel('Phone', { exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible();
  expect(await width()).toBe(160);
});

test('a narrow window shows fewer columns', async ({ page }) => {
  await openGrid(page, 'ColumnsByWidth');
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveText(['Store', 'Manager', 'Phone', 'Sales (€)']);
  await page.setViewportSize({ width: 400, height: 700 });
  await expect(headers).toHaveText(['Store', 'Sales (€)']);
});
