import { expect, test } from '@playwright/test';

for (const demo of ['PaginateOnServer', 'CursorPagination']) {
  test(`a data grid loads the next and the previous page: ${demo}`, async ({ page }) => {
    await page.goto(`/demo/x/?demo=data-grid/pagination/${demo}`);
    const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
    await expect(cell('1001')).toBeVisible();
    await expect(page.getByText('1–5 of 48')).toBeVisible();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText('6–10 of 48')).toBeVisible();
    await expect(cell('1006')).toBeVisible();
    await page.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(page.getByText('1–5 of 48')).toBeVisible();
    await expect(cell('1001')).toBeVisible();
  });
}

test('a data grid shows an estimated or an unknown row count', async ({ page }) => {
  await page.goto('/demo/x/?demo=data-grid/pagination/UnknownRowCount');
  await expect(page.getByText('1–5 of around 50')).toBeVisible();
  await page.getByLabel('Show an estimate').click();
  await expect(page.getByText('1–5 of more than 5')).toBeVisible();
});

test('a custom pagination of a data grid changes the page', async ({ page }) => {
  await page.goto('/demo/x/?demo=data-grid/pagination/CustomPagination');
  await expect(page.getByRole('gridcell', { name: '1011', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByRole('gridcell', { name: '1016', exact: true })).toBeVisible();
});
