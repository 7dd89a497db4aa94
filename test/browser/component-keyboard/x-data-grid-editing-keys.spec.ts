import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectClipboard } from '../support/clipboard';
import { focusGridCell } from '../support/data-grid';
import { forRows } from '../support/keyboard-row';
import { expectFocus } from '../support/keys';

const PAGE = 'docs-x/data-grid/accessibility/accessibility.mdx';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens a grid and focuses the first customer, "Harbor Bakery". */
async function focusCustomer(page: Page) {
  const { cell } = await focusGridCell(page, 'InvoiceKeys', 2, 'customer');
  return {
    cell,
    customer: cell(2, 'customer'),
    field: page.getByRole('grid').getByRole('textbox'),
  };
}

test(
  'Enter starts editing a cell that is editable',
  forRows(PAGE, 'Enter → Starts editing'),
  async ({ page }) => {
    const { cell, customer, field } = await focusCustomer(page);
    await expectFocus(page, ['Enter', field]);
    await expect(field).toHaveValue('Harbor Bakery');
    await expectFocus(
      page,
      ['Escape', customer],
      ['ArrowLeft', cell(2, 'id')],
      ['Enter', cell(2, 'id')],
      // The arrow key wouldn't leave a field.
      ['ArrowRight', customer],
    );
  },
);

test(
  'a character starts editing a cell and replaces its value',
  forRows(PAGE, 'A character'),
  async ({ page }) => {
    const { field } = await focusCustomer(page);
    await expectFocus(page, ['Z', field]);
    await expect(field).toHaveValue('Z');
  },
);

test(
  'Delete, Backspace and Ctrl + V start editing a cell with an empty field',
  forRows(PAGE, 'Delete, Backspace, Ctrl + V'),
  async ({ page }) => {
    const { cell, customer, field } = await focusCustomer(page);
    for (const key of ['Delete', 'Backspace']) {
      await expectFocus(page, [key, field]);
      await expect(field).toHaveValue('');
      await expectFocus(page, ['Escape', customer]);
    }
    await expectFocus(page, ['ArrowLeft', cell(2, 'id')]);
    await page.keyboard.press('Control+c');
    await expectClipboard(page, 'INV-1001');
    await expectFocus(page, ['ArrowRight', customer], ['Control+v', field]);
    await expect(field).toHaveValue('INV-1001');
  },
);

for (const [key, row, index, column] of [
  ['Enter', 'Enter → Saves', 3, 'customer'],
  ['Tab', 'Tab', 2, 'due'],
  ['Shift+Tab', 'Shift + Tab', 2, 'id'],
] as const) {
  test(`${key} saves a cell and moves to another one`, forRows(PAGE, row), async ({ page }) => {
    const { cell, customer, field } = await focusCustomer(page);
    await expectFocus(page, ['Z', field], [key, cell(index, column)]);
    await expect(customer).toHaveText('Z');
    await expect(page.getByRole('status')).toHaveText('INV-1001 saved: Z, 80 €');
  });
}

test(
  'Escape restores the value of a cell and stops editing',
  forRows(PAGE, 'Escape → Restores'),
  async ({ page }) => {
    const { customer, field } = await focusCustomer(page);
    await expectFocus(page, ['Z', field]);
    await expect(field).toHaveValue('Z');
    await expectFocus(page, ['Escape', customer]);
    await expect(field).toHaveCount(0);
    await expect(customer).toHaveText('Harbor Bakery');
  },
);
