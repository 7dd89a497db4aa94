import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { actionNamed } from '../support/data-grid';

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

/** Opens a demo, and opens one of its cells. Cells exist only in the interactive grid. */
async function edit(page: Page, demo: string, name: string) {
  await page.goto(`/demo/x/?demo=data-grid/editing/${demo}`);
  await cell(page, name).dblclick();
}

test('a cell stays open if the server rejects it, and can be saved later', async ({ page }) => {
  await edit(page, 'SaveToServer', '8');
  const field = page.getByRole('spinbutton');
  await field.fill('50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Library: at most 40 seats are allowed.')).toBeVisible();
  await expect(field).toHaveValue('50');
  await field.fill('35');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Library saved')).toBeVisible();
  await expect(cell(page, '35')).toBeVisible();
});

test('a change saved in the background is restored if the server rejects it', async ({ page }) => {
  await edit(page, 'OptimisticSave', '8');
  await page.getByRole('spinbutton').fill('50');
  await page.keyboard.press('Enter');
  await expect(cell(page, '50')).toBeVisible();
  await expect(page.getByText(/8 seats restored/)).toBeVisible();
  await expect(cell(page, '8')).toBeVisible();
});

test('an invalid cell shows a message and is not saved', async ({ page }) => {
  await edit(page, 'ValidationMessage', '8');
  const field = page.getByRole('spinbutton');
  await field.fill('50');
  await expect(page.getByText('Enter up to 40 seats.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('50');
  await field.fill('31');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Enter');
  await expect(cell(page, '31')).toBeVisible();
});

test('a code that the server finds in another room is not saved', async ({ page }) => {
  await edit(page, 'UniqueCode', 'A-101');
  const field = page.getByRole('textbox');
  await field.fill('B-110');
  await expect(page.getByText('B-110 is used by another room')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('C-500');
  await expect(page.getByText('C-500 is free')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'C-500')).toBeVisible();
});

test('arrow keys move the slider of a cell, and Enter saves it', async ({ page }) => {
  await edit(page, 'SeatsSlider', '8');
  const slider = page.getByRole('slider', { name: 'Seats' });
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('9');
  await page.keyboard.press('Enter');
  await expect(cell(page, '9')).toBeVisible();
});

test('typing does not open a cell if its event is prevented', async ({ page }) => {
  await page.goto('/demo/x/?demo=data-grid/editing/EditReasons');
  await cell(page, 'Library').click();
  await page.keyboard.press('x');
  await expect(page.getByText('Start: printableKeyDown, prevented')).toBeVisible();
  await expect(cell(page, 'Library')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Start: enterKeyDown')).toBeVisible();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Stop: escapeKeyDown')).toBeVisible();
  await expect(cell(page, 'Library')).toBeFocused();
});

test('a row is saved or restored with its buttons, and not by a click elsewhere', async ({
  page,
}) => {
  await page.goto('/demo/x/?demo=data-grid/editing/RowEditButtons');
  const name = page.getByRole('textbox').first();
  const open = () => actionNamed(page, 'Edit').first().click();

  await open();
  await expect(name).toBeFocused();
  await name.fill('Hall');
  await cell(page, 'Lounge').click();
  await expect(cell(page, 'Lounge')).toBeFocused();
  await expect(name).toHaveValue('Hall');
  await actionNamed(page, 'Cancel').click();
  await expect(cell(page, 'Library')).toBeVisible();

  await open();
  await name.fill('Hall');
  await actionNamed(page, 'Save').click();
  await expect(cell(page, 'Hall')).toBeVisible();
});
