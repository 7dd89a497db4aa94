import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectFocus } from '../support/keys';

/** Opens a demo's page. The server renders no cells, so a cell shows that the demo is interactive. */
async function open(page: Page, name: string) {
  await page.goto(`/demo/x/?demo=data-grid/accessibility/${name}`);
  await expect(page.getByRole('gridcell', { name: 'INV-1001', exact: true })).toBeVisible();
}

/** A grid's parts by row, as `aria-rowindex` counts it with the header as 1, and by field. */
function partsOf(page: Page) {
  const row = (index: number) => page.locator(`[role="row"][aria-rowindex="${index}"]`);
  return {
    row,
    cell: (index: number, field: string) => row(index).locator(`[data-field="${field}"]`),
    header: (name: string) => page.getByRole('columnheader', { name }),
    checkbox: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

/** Opens a demo's page and focuses a cell, by default the first invoice's number. */
async function focusCell(page: Page, demo: string, index = 2, field = 'id') {
  await open(page, demo);
  const parts = partsOf(page);
  await parts.cell(index, field).click();
  await expect(parts.cell(index, field)).toBeFocused();
  return parts;
}

const focusedRow = (page: Page) =>
  page
    .locator(':focus')
    .evaluate((element) => Number(element.closest('[role="row"]')?.getAttribute('aria-rowindex')));

test('the cells of a grid react to the arrow keys, Home and End', async ({ page }) => {
  const { cell, header } = await focusCell(page, 'InvoiceKeys');
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
  const { cell, header } = await focusCell(page, 'InvoiceKeys');
  await page.keyboard.press('PageDown');
  await expect.poll(() => focusedRow(page)).toBeGreaterThan(4);
  const below = await focusedRow(page);
  await expectFocus(page, ['PageUp', cell(2, 'id')]);
  await page.keyboard.press('Space');
  await expect.poll(() => focusedRow(page)).toBe(below);
  await expectFocus(page, ['PageUp', cell(2, 'id')], ['PageUp', header('Number')]);
  await page.keyboard.press('PageDown');
  await expect.poll(() => focusedRow(page)).toBe(below);
});

test('keys select rows of a grid', async ({ page }) => {
  const { row, cell, checkbox } = await focusCell(page, 'InvoiceKeys', 3);
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
  const { row, cell, checkbox } = await focusCell(page, 'InvoiceKeys', 3);
  await page.keyboard.press('Shift+PageDown');
  await expect.poll(() => focusedRow(page)).toBeGreaterThan(5);
  const below = await focusedRow(page);
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

test("Space on a header's checkbox selects and deselects all rows", async ({ page }) => {
  const { checkbox } = await focusCell(page, 'InvoiceKeys');
  await expectFocus(page, ['ArrowUp', page.getByRole('columnheader', { name: 'Number' })]);
  await expectFocus(page, ['Home', checkbox('Select all rows')]);
  await page.keyboard.press('Space');
  await expect(checkbox('Unselect all rows')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(checkbox('Select all rows')).not.toBeChecked();
});

test('Ctrl + C copies the focused cell of a grid', async ({ page }) => {
  await focusCell(page, 'InvoiceKeys', 4);
  await page.keyboard.press('Control+c');
  await expect(page.getByRole('status')).toHaveText('Copied: INV-1003');
});

test('Ctrl + C copies the selected row of a grid', async ({ page }) => {
  const { row } = await focusCell(page, 'InvoiceKeys', 4);
  await page.keyboard.press('Shift+Space');
  await expect(row(4)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+c');
  await expect(page.getByRole('status')).toHaveText(/^Copied: INV-1003\s+Green Street School/);
});

test('keys start, save and cancel editing a cell', async ({ page }) => {
  const { cell } = await focusCell(page, 'InvoiceKeys', 2, 'customer');
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
  const { cell } = await focusCell(page, 'InvoiceKeys', 2, 'customer');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('grid').getByRole('textbox')).toBeFocused();
  await expectFocus(page, ['Escape', cell(2, 'customer')]);
});

test('the headers of a grid react to the keys that its page lists', async ({ page }) => {
  const { cell, checkbox, header } = await focusCell(page, 'InvoiceKeys');
  const number = header('Number');
  await expectFocus(
    page,
    ['ArrowUp', number],
    ['ArrowRight', header('Customer')],
    ['End', header('Amount')],
    ['ArrowLeft', header('Due date')],
    ['Home', checkbox('Select all rows')],
    ['ArrowRight', number],
  );
  for (const order of ['ascending', 'descending', 'none']) {
    await page.keyboard.press('Enter');
    await expect(number).toHaveAttribute('aria-sort', order);
  }
  await expectFocus(page, ['ArrowDown', cell(2, 'id')]);
});

for (const key of ['Escape', 'Tab']) {
  test(`Ctrl + Enter opens a column menu, and ${key} closes it`, async ({ page }) => {
    const { header } = await focusCell(page, 'InvoiceKeys');
    await expectFocus(page, ['ArrowUp', header('Number')]);
    await page.keyboard.press('Control+Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toBeFocused();
    const first = page.getByRole('menuitem', { name: 'Sort by ASC' });
    const last = page.getByRole('menuitem', { name: 'Manage columns' });
    await expectFocus(
      page,
      ['ArrowDown', first],
      ['End', last],
      ['Home', first],
      ['ArrowUp', last],
      [key, header('Number')],
    );
    await expect(menu).toBeHidden();
  });
}

test('the toolbar of a grid reacts to the keys that its page lists', async ({ page }) => {
  await open(page, 'InvoiceToolbarKeys');
  const { button } = partsOf(page);
  await button('Columns').focus();
  await expectFocus(
    page,
    ['ArrowRight', button('Filters')],
    ['ArrowRight', button('Export')],
    ['End', button('Search')],
    ['ArrowRight', button('Columns')],
    ['ArrowLeft', button('Search')],
    ['Home', button('Columns')],
  );
  const columnSearch = page.getByRole('searchbox', { name: 'Search', exact: true });
  await expectFocus(page, ['Space', columnSearch], ['Escape', button('Columns')]);
  const filterValue = page.getByPlaceholder('Filter value');
  await expectFocus(
    page,
    ['ArrowRight', button('Filters')],
    ['Enter', filterValue],
    ['Escape', button('Filters')],
    ['ArrowRight', button('Export')],
    ['Enter', page.getByRole('menuitem', { name: 'Print' })],
    ['Escape', button('Export')],
  );
});

test('Escape clears and closes the search of a toolbar', async ({ page }) => {
  await open(page, 'InvoiceToolbarKeys');
  const { button } = partsOf(page);
  await button('Search').focus();
  const field = page.getByRole('searchbox');
  await expectFocus(page, ['Enter', field]);
  await page.keyboard.type('hotel');
  await expect(field).toHaveValue('hotel');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expectFocus(page, ['Escape', button('Search')]);
});

test('the actions of a row react to the keys that their page lists', async ({ page }) => {
  const { cell } = await focusCell(page, 'InvoiceActions');
  const action = (name: string) => page.getByRole('menuitem', { name });
  const remind = action('Send reminder for INV-1001');
  await expectFocus(
    page,
    ['ArrowRight', remind],
    ['ArrowRight', action('Delete INV-1001')],
    ['ArrowRight', cell(2, 'customer')],
    ['ArrowLeft', remind],
  );
  const status = page.getByRole('status');
  await page.keyboard.press('Space');
  await expect(remind).not.toBeFocused();
  await expect(status).toHaveText('5 invoices');
  await expectFocus(page, ['PageUp', remind]);
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Reminder sent for INV-1001');

  await expectFocus(page, ['ArrowRight', action('Delete INV-1001')]);
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('INV-1001 deleted');
  await expect(page.locator('[role="menuitem"]:focus')).toBeVisible();
});

test('Tab moves as the tab navigation of a grid defines', async ({ page }) => {
  const { cell, header } = await focusCell(page, 'InvoiceTabOrder');
  const pageSize = page.getByRole('combobox', { name: 'Rows per page' });
  const use = async (mode: string, index: number, field: string) => {
    await page.getByRole('radio', { name: mode }).check();
    await cell(index, field).click();
    await expect(cell(index, field)).toBeFocused();
  };
  await use('content', 2, 'amount');
  await expectFocus(page, ['Tab', cell(3, 'id')], ['Shift+Tab', cell(2, 'amount')]);

  await use('header', 4, 'id');
  await expectFocus(page, ['Shift+Tab', header('Amount')], ['Shift+Tab', header('Due date')]);
  await expectFocus(page, ['Tab', header('Amount')], ['Tab', pageSize]);

  await use('all', 2, 'id');
  await expectFocus(page, ['Shift+Tab', header('Amount')], ['Tab', cell(2, 'id')]);

  await use('none', 3, 'id');
  await expectFocus(page, ['Tab', pageSize]);
});

test('a status announces the order of a grid', async ({ page }) => {
  await page.goto('/demo/x/?demo=data-grid/accessibility/InvoiceAnnouncements');
  const status = page.getByRole('status');
  await expect(status).toContainText('sorted by Amount, €, descending');
  await page.getByRole('columnheader', { name: 'Amount' }).focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/^\d+ invoices$/);
  await page.keyboard.press('Enter');
  await expect(status).toContainText('sorted by Amount, €, ascending');
});
