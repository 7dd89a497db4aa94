import { expect, test } from '@playwright/test';
import { focusGridCell, focusedGridRow } from '../support/data-grid';
import { expectFocus } from '../support/keys';

test('the cells of a grid react to the arrow keys, Home and End', async ({ page }) => {
  const { cell, header } = await focusGridCell(page, 'InvoiceKeys');
  const check = cell(2, '__check__').getByRole('checkbox');
  await expectFocus(
    page,
    ['ArrowDown', cell(3, 'id')],
    ['ArrowRight', cell(3, 'customer')],
    ['ArrowLeft', cell(3, 'id')],
    ['ArrowUp', cell(2, 'id')],
    ['ArrowUp', header('Number')],
    ['ArrowDown', cell(2, 'id')],
    ['End', cell(2, 'amount')],
    ['Home', check],
    ['Control+End', cell(61, 'amount')],
    ['Control+Home', check],
  );
});

test('Page Down, Page Up and Space move by the visible rows of a grid', async ({ page }) => {
  const { cell, header } = await focusGridCell(page, 'InvoiceKeys');
  await page.keyboard.press('PageDown');
  await expect.poll(() => focusedGridRow(page)).toBeGreaterThan(4);
  const below = await focusedGridRow(page);
  await expectFocus(page, ['PageUp', cell(2, 'id')]);
  await page.keyboard.press('Space');
  await expect.poll(() => focusedGridRow(page)).toBe(below);
  await expectFocus(page, ['PageUp', cell(2, 'id')], ['PageUp', header('Number')]);
  await page.keyboard.press('PageDown');
  await expect.poll(() => focusedGridRow(page)).toBe(below);
});

test('keys select rows of a grid', async ({ page }) => {
  const { row, cell, checkbox } = await focusGridCell(page, 'InvoiceKeys', 3);
  const expectSelected = async (...selected: readonly (readonly [number, boolean])[]) => {
    for (const [index, isSelected] of selected) {
      await expect(row(index)).toHaveAttribute('aria-selected', String(isSelected));
    }
  };
  await page.keyboard.press('Shift+Space');
  await expectSelected([3, true]);
  await page.keyboard.press('Shift+Space');
  await expectSelected([3, false]);
  await expectFocus(page, ['Shift+ArrowDown', cell(4, 'id')]);
  await expectSelected([3, true], [4, true]);
  await expectFocus(page, ['Shift+ArrowUp', cell(3, 'id')]);
  await expectSelected([3, true], [4, false]);
  await expectFocus(page, ['Home', cell(3, '__check__').getByRole('checkbox')]);
  await page.keyboard.press('Space');
  await expectSelected([3, false]);
  await page.keyboard.press('Control+a');
  await expect(checkbox('Unselect all rows')).toBeChecked();
});

test('Shift with a key that moves further selects the rows between', async ({ page }) => {
  const { row, cell, checkbox } = await focusGridCell(page, 'InvoiceKeys', 3);
  await page.keyboard.press('Shift+PageDown');
  await expect.poll(() => focusedGridRow(page)).toBeGreaterThan(5);
  const below = await focusedGridRow(page);
  for (const index of [3, 4, below]) {
    await expect(row(index)).toHaveAttribute('aria-selected', 'true');
  }
  await expectFocus(page, ['Shift+PageUp', cell(3, 'id')]);
  await expect(row(3)).toHaveAttribute('aria-selected', 'true');
  await expect(row(4)).toHaveAttribute('aria-selected', 'false');
  await expectFocus(page, ['Shift+End', cell(61, 'amount')]);
  await expect(row(61)).toHaveAttribute('aria-selected', 'true');
  await expectFocus(page, ['Shift+Home', cell(2, '__check__').getByRole('checkbox')]);
  await expect(checkbox('Unselect all rows')).toBeChecked();
});

test('Ctrl + C copies the focused cell of a grid', async ({ page }) => {
  await focusGridCell(page, 'InvoiceKeys', 4);
  await page.keyboard.press('Control+c');
  await expect(page.getByRole('status')).toHaveText('Copied: INV-1003');
});

test('Ctrl + C copies the selected row of a grid', async ({ page }) => {
  const { row } = await focusGridCell(page, 'InvoiceKeys', 4);
  await page.keyboard.press('Shift+Space');
  await expect(row(4)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+c');
  await expect(page.getByRole('status')).toHaveText(/^Copied: INV-1003\s+Green Street School/);
});

test('keys start, save and cancel editing a cell', async ({ page }) => {
  const { cell } = await focusGridCell(page, 'InvoiceKeys', 2, 'customer');
  const field = page.getByRole('grid').getByRole('textbox');
  for (const key of ['Delete', 'Backspace']) {
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expectFocus(page, ['Escape', cell(2, 'customer')]);
    await expect(cell(2, 'customer')).toHaveText('Harbor Bakery');
  }
  await page.keyboard.press('Z');
  await expect(field).toHaveValue('Z');
  await expectFocus(page, ['Enter', cell(3, 'customer')]);
  await expect(page.getByRole('status')).toHaveText('INV-1001 saved: Z, 80 €');

  await expectFocus(page, ['Enter', field], ['Tab', cell(3, 'due')]);
  await expectFocus(page, ['ArrowRight', cell(3, 'amount')]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton')).toBeFocused();
  await expectFocus(page, ['Shift+Tab', cell(3, 'due')]);
});

test('Ctrl + V starts editing a cell', async ({ page }) => {
  const { cell } = await focusGridCell(page, 'InvoiceKeys', 2, 'customer');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('grid').getByRole('textbox')).toBeFocused();
  await expectFocus(page, ['Escape', cell(2, 'customer')]);
});
