import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a demo of the data source. The grid has cells once the first response has arrived. */
async function openGrid(page: Page, demo: string, name: string) {
  await page.goto(`/demo/x/?demo=data-grid/server-side-data/${demo}`);
  const grid = page.getByRole('grid', { name, exact: true });
  // The first row contains the headers.
  return { grid, firstRow: grid.getByRole('row').nth(1) };
}

test('a data source loads, sorts and changes pages on the server', async ({ page }) => {
  const { grid, firstRow } = await openGrid(page, 'DataSourceOrders', 'Orders');
  await expect(firstRow).toContainText('499');
  await grid.getByRole('columnheader', { name: 'Customer' }).click();
  await expect(page.getByText('Request: rows 0 to 4, sorted by customer asc')).toBeVisible();
  await expect(firstRow).toContainText('Adams Ltd');
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('Request: rows 5 to 9, sorted by customer asc')).toBeVisible();
  await expect(page.getByText('6–10 of 40')).toBeVisible();
});

test('a data source shows an error, and loads the rows on a retry', async ({ page }) => {
  const { grid, firstRow } = await openGrid(
    page,
    'DataSourceErrors',
    'Orders of an unreliable server',
  );
  const error = page.getByText('The server can’t be reached');
  await expect(error).toBeVisible();
  await expect(grid.getByRole('gridcell')).toHaveCount(0);

  const offline = page.getByLabel('Server offline');
  await offline.uncheck();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(firstRow).toContainText('Delta Tools');
  await expect(error).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeFocused();

  await offline.check();
  await page.getByRole('button', { name: 'Reload', exact: true }).press('Enter');
  await expect(error).toBeVisible();
  await expect(grid.getByRole('gridcell')).toHaveCount(0);
});

test('a refused edit stays open, and an accepted one is shown', async ({ page }) => {
  const { grid } = await openGrid(page, 'DataSourceEditing', 'Orders with editable totals');
  await grid.getByRole('gridcell', { name: '157', exact: true }).click();
  await page.keyboard.press('Enter');
  const input = grid.getByRole('spinbutton');
  await input.fill('700');
  await input.press('Enter');
  await expect(page.getByText('The credit limit is €500')).toBeVisible();
  await expect(input).toHaveValue('700');

  await input.fill('99');
  await input.press('Enter');
  await expect(page.getByText('Order 1 saved')).toBeVisible();
  await expect(input).toHaveCount(0);
  await expect(grid.getByRole('gridcell', { name: '99', exact: true })).toBeVisible();
});

test('the order and the page in the URL don’t undo each other', async ({ page }) => {
  const { grid, firstRow } = await openGrid(page, 'UrlQuery', 'Orders of the current address');
  await expect(firstRow).toContainText('431');
  await expect(page.getByText('/orders?page=2&sort=total.desc')).toBeVisible();
  await grid.getByRole('columnheader', { name: 'Customer' }).click();
  await expect(page.getByText('/orders?page=1&sort=customer.asc')).toBeVisible();
  await expect(firstRow).toContainText('225');
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(firstRow).toContainText('290');
  await expect(page.getByText('/orders?page=2&sort=customer.asc')).toBeVisible();
});
