import { expect, test } from '@playwright/test';

test('the header of a data grid selects all rows as an exclude model', async ({ page }) => {
  await page.goto('/demo/x/?demo=data-grid/row-selection/CheckboxSelection');
  const model = page.getByText(/^type: /);
  await expect(model).toHaveText('type: include, ids: 1, 4');
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(model).toHaveText('type: exclude, ids: none');
  await page.getByRole('row').filter({ hasText: 'Logo.svg' }).getByRole('checkbox').click();
  await expect(model).toHaveText('type: exclude, ids: 3');
});

test('Space toggles a custom checkbox of a data grid without moving the focus', async ({
  page,
}) => {
  await page.goto('/demo/x/?demo=data-grid/row-selection/NamedCheckboxColumn');
  const checkbox = page.getByRole('checkbox', { name: 'Select Logo.svg' });
  await checkbox.focus();
  await page.keyboard.press('Space');
  await expect(checkbox).toBeChecked();
  await page.keyboard.press('Space');
  await expect(checkbox).not.toBeChecked();
  await expect(checkbox).toBeFocused();
});

test('a data grid keeps the selection of other pages only if it is told to', async ({ page }) => {
  await page.goto('/demo/x/?demo=data-grid/row-selection/SelectionAcrossPages');
  const count = page.getByText('2 rows selected');
  await expect(count).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('6–10 of 20')).toBeVisible();
  await expect(count).toBeVisible();
  await page.getByLabel('keepNonExistentRowsSelected').click();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('11–15 of 20')).toBeVisible();
  await expect(count).toBeHidden();
});
