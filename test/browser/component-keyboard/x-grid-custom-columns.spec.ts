import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

/** Opens a demo, and starts editing the cell after the first product with the keyboard. */
async function editFirst(page: Page, demo: string) {
  await page.goto(`/demo/x/?demo=data-grid/custom-columns/${demo}`);
  const product = cell(page, 'Desk lamp');
  await product.click();
  await expect(product).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(product).not.toBeFocused();
  await page.keyboard.press('Enter');
}

test('a percentage is edited as shown and stored as a share', async ({ page }) => {
  await editFirst(page, 'PercentColumn');
  const field = page.getByRole('spinbutton');
  await expect(field).toHaveValue('10');
  await field.fill('35');
  await page.keyboard.press('Enter');
  await expect(cell(page, '35 %')).toBeVisible();
  await expect(cell(page, '0.35')).toBeVisible();
});

test('arrow keys change a rating, and Enter saves it', async ({ page }) => {
  await editFirst(page, 'RatingColumn');
  await expect(page.getByRole('radio', { name: '4 Stars' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '5 Stars' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('img', { name: '5 Stars' })).toHaveCount(2);
});

test('Enter selects a suggestion and saves the cell', async ({ page }) => {
  await editFirst(page, 'SupplierColumn');
  const field = page.getByRole('combobox', { name: 'Supplier' });
  await expect(field).toBeFocused();
  await field.fill('Bal');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Baltic Timber')).toBeVisible();
});

test('Escape closes the list of suggestions before it cancels the edit', async ({ page }) => {
  await editFirst(page, 'SupplierColumn');
  const field = page.getByRole('combobox', { name: 'Supplier' });
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

test('a date is changed in the picker and saved with Enter', async ({ page }) => {
  await editFirst(page, 'RestockColumn');
  const month = page.getByRole('spinbutton', { name: 'Month' });
  await expect(month).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(month).toHaveText('07');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Jul 8, 2026')).toBeVisible();
});

test('Enter on a day of the calendar selects it', async ({ page }) => {
  await editFirst(page, 'RestockColumn');
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect(page.getByRole('gridcell', { name: '8', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Day' })).toHaveText('09');
});
