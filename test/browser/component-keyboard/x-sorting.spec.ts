import { expect, test } from '@playwright/test';

test('Enter on a header sorts the rows of a data grid on the server', async ({ page }) => {
  await page.goto('/demo/x/?demo=data-grid/sorting/SortOnServer');
  await expect(page.getByRole('status')).toHaveText('Answered requests: 1');
  const firstRow = page.getByRole('row').nth(1);
  await expect(firstRow).toContainText('Nora Lind');

  const header = page.getByRole('columnheader', { name: 'Customer' });
  await header.focus();
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('status')).toHaveText('Answered requests: 2');
  await expect(firstRow).toContainText('Ana Ruiz');
});

test('a controlled sort model follows the headers of a data grid', async ({ page }) => {
  await page.goto('/demo/x/?demo=data-grid/sorting/ControlledSort');
  const select = page.getByRole('combobox', { name: 'Sort by' });
  await expect(select).toHaveText('Most expensive');
  const header = page.getByRole('columnheader', { name: 'Customer' });
  await header.focus();
  await page.keyboard.press('Enter');
  await expect(select).toHaveText('Customer');
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(select).not.toHaveText('Customer');
});
