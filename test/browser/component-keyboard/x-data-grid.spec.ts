import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { focusGridCell, focusedGridRow } from '../support/data-grid';
import { forRows } from '../support/keyboard-row';
import { expectFocus } from '../support/keys';

const PAGE = 'docs-x/data-grid/accessibility/accessibility.mdx';

/** Expects the number of selected rows that the grid shows. */
async function expectSelectedRows(page: Page, count: number) {
  await expect(page.getByText(`${count} rows selected`, { exact: true })).toBeVisible();
}

test(
  'the cells of a grid react to the arrow keys, Home and End',
  forRows(
    PAGE,
    'Arrow keys',
    'Home, End → Move to the first or last cell',
    'Ctrl + Home, Ctrl + End',
  ),
  async ({ page }) => {
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
  },
);

test(
  'Page Down, Page Up and Space move by the visible rows of a grid',
  forRows(PAGE, 'Page Down, Page Up', 'Space → Moves down', 'Page Down'),
  async ({ page }) => {
    const { row, cell, header } = await focusGridCell(page, 'InvoiceKeys');
    await page.keyboard.press('PageDown');
    await expect.poll(() => focusedGridRow(page)).toBeGreaterThan(4);
    const below = await focusedGridRow(page);
    await expectFocus(page, ['PageUp', cell(2, 'id')]);
    await expect(row(below - 1)).toBeInViewport({ ratio: 0.95 });
    await expect(row(below)).not.toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press('Space');
    await expect.poll(() => focusedGridRow(page)).toBe(below);
    await expectFocus(page, ['PageUp', cell(2, 'id')], ['PageUp', header('Number')]);
    await page.keyboard.press('PageDown');
    await expect.poll(() => focusedGridRow(page)).toBe(below);
  },
);

test(
  'keys select rows of a grid',
  forRows(PAGE, 'Shift + Space', 'Shift + Arrow Down, Up', 'Space → Moves down'),
  async ({ page }) => {
    const { row, cell } = await focusGridCell(page, 'InvoiceKeys', 3);
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
    await expectFocus(page, ['Shift+ArrowUp', cell(2, 'id')]);
    await expectSelected([2, true], [3, true]);
    await expectFocus(page, ['Shift+ArrowDown', cell(3, 'id')]);
    await expectSelected([2, false], [3, true]);
    await expectFocus(page, ['Home', cell(3, '__check__').getByRole('checkbox')]);
    await page.keyboard.press('Space');
    await expectSelected([3, false]);
    await page.keyboard.press('Space');
    await expectSelected([3, true]);
  },
);

test(
  'Shift with Page Down and Page Up selects the rows between',
  forRows(PAGE, 'Shift + Page Down, Page Up'),
  async ({ page }) => {
    const { row, cell } = await focusGridCell(page, 'InvoiceKeys', 3);
    await page.keyboard.press('Shift+PageDown');
    await expect.poll(() => focusedGridRow(page)).toBeGreaterThan(5);
    const below = await focusedGridRow(page);
    await expectSelectedRows(page, below - 2);
    for (const index of [3, 4, below]) {
      await expect(row(index)).toHaveAttribute('aria-selected', 'true');
    }
    await expectFocus(page, ['Shift+PageUp', cell(3, 'id')]);
    await expect(row(3)).toHaveAttribute('aria-selected', 'true');
    await expect(row(4)).toHaveAttribute('aria-selected', 'false');

    await page.keyboard.press('Shift+Space');
    await expect(row(3)).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('PageDown');
    await expect.poll(() => focusedGridRow(page)).toBe(below);
    await expectFocus(page, ['Shift+PageUp', cell(3, 'id')]);
    await expectSelectedRows(page, below - 2);
    await expect(row(4)).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'Shift with Home and End selects the rows between',
  forRows(PAGE, 'Shift + Home, Shift + End'),
  async ({ page }) => {
    const { row, cell, checkbox } = await focusGridCell(page, 'InvoiceKeys', 3);
    await expectFocus(page, ['Shift+End', cell(61, 'amount')]);
    await expect(row(61)).toHaveAttribute('aria-selected', 'true');
    await expectSelectedRows(page, 59);
    await expectFocus(page, ['Shift+Home', cell(2, '__check__').getByRole('checkbox')]);
    await expect(checkbox('Unselect all rows')).toBeChecked();
  },
);

test(
  'Ctrl + A selects the rows of a grid that pass its filter',
  forRows(PAGE, 'Ctrl + A'),
  async ({ page }) => {
    const { cell, checkbox, header } = await focusGridCell(page, 'InvoiceKeys', 2, 'customer');
    await expectFocus(page, ['ArrowUp', header('Customer')]);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByPlaceholder('Filter value').fill('Harbor');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '16');
    await page.keyboard.press('Escape');
    await cell(2, 'id').click();
    await page.keyboard.press('Control+a');
    await expect(checkbox('Unselect all rows')).toBeChecked();
    await expectSelectedRows(page, 15);
  },
);

test('Ctrl + C copies the focused cell of a grid', forRows(PAGE, 'Ctrl + C'), async ({ page }) => {
  await focusGridCell(page, 'InvoiceKeys', 4);
  await page.keyboard.press('Control+c');
  await expect(page.getByRole('status')).toHaveText('Copied: INV-1003');
});

test('Ctrl + C copies the selected rows of a grid', forRows(PAGE, 'Ctrl + C'), async ({ page }) => {
  const { row } = await focusGridCell(page, 'InvoiceKeys', 3);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(row(4)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+c');
  await expect(page.getByRole('status')).toHaveText(
    /^Copied: INV-1002\s+Northside Clinic.*INV-1003\s+Green Street School/s,
  );
});
