import { expect, test } from '@playwright/test';
import { actionNamed, focusGridCell, gridParts, openGridDemo } from '../support/data-grid';
import { forRows } from '../support/keyboard-row';
import { expectFocus } from '../support/keys';

const PAGE = 'docs-x/data-grid/accessibility/accessibility.mdx';

test(
  "Space on a header's checkbox selects and deselects all rows",
  forRows(PAGE, 'Space → On the checkbox of the header'),
  async ({ page }) => {
    const { checkbox } = await focusGridCell(page, 'InvoiceKeys');
    await expectFocus(page, ['ArrowUp', page.getByRole('columnheader', { name: 'Number' })]);
    await expectFocus(page, ['Home', checkbox('Select all rows')]);
    await page.keyboard.press('Space');
    await expect(checkbox('Unselect all rows')).toBeChecked();
    await page.keyboard.press('Space');
    await expect(checkbox('Select all rows')).not.toBeChecked();
  },
);

test(
  'the headers of a grid react to the keys that its page lists',
  forRows(
    PAGE,
    'Arrow Left, Arrow Right',
    'Home, End → Move to the first or last header',
    'Arrow Down',
    'Enter → Sorts',
  ),
  async ({ page }) => {
    const { cell, checkbox, header } = await focusGridCell(page, 'InvoiceKeys');
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
  },
);

for (const key of ['Escape', 'Tab']) {
  test(
    `Ctrl + Enter opens a column menu, and ${key} closes it`,
    forRows(PAGE, 'Ctrl + Enter'),
    async ({ page }) => {
      const { header } = await focusGridCell(page, 'InvoiceKeys');
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
    },
  );
}

test(
  'arrow keys, Home and End move between the buttons of a toolbar',
  forRows(PAGE, 'Arrow Right, Arrow Left', 'Home, End → Move to the first or last button'),
  async ({ page }) => {
    await openGridDemo(page, 'InvoiceToolbarKeys');
    const { button } = gridParts(page);
    await button('Columns').focus();
    await expectFocus(
      page,
      ['ArrowRight', button('Filters')],
      ['ArrowRight', button('Export')],
      ['ArrowLeft', button('Filters')],
      ['End', button('Search')],
      ['ArrowRight', button('Columns')],
      ['ArrowLeft', button('Search')],
      ['Home', button('Columns')],
    );
  },
);

for (const key of ['Enter', 'Space']) {
  test(
    `${key} opens the panels, the menu and the search of a toolbar`,
    forRows(PAGE, 'Enter, Space', 'Escape → Closes'),
    async ({ page }) => {
      await openGridDemo(page, 'InvoiceToolbarKeys');
      const { button } = gridParts(page);
      for (const [name, content] of [
        ['Columns', page.getByRole('searchbox', { name: 'Search', exact: true })],
        ['Filters', page.getByPlaceholder('Filter value')],
        ['Export', page.getByRole('menuitem', { name: 'Print' })],
      ] as const) {
        await button(name).focus();
        await expectFocus(page, [key, content], ['Escape', button(name)]);
        await expect(content).toBeHidden();
      }
      await button('Search').focus();
      await expectFocus(page, [key, page.getByRole('searchbox')]);
    },
  );
}

test(
  'Escape clears and closes the search of a toolbar',
  forRows(PAGE, 'Escape in the search'),
  async ({ page }) => {
    await openGridDemo(page, 'InvoiceToolbarKeys');
    const { button } = gridParts(page);
    await button('Search').focus();
    const field = page.getByRole('searchbox');
    await expectFocus(page, ['Enter', field]);
    await page.keyboard.type('hotel');
    await expect(field).toHaveValue('hotel');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expectFocus(page, ['Escape', button('Search')]);
  },
);

test('the actions of a row react to the keys that their page lists', async ({ page }) => {
  const { cell } = await focusGridCell(page, 'InvoiceActions');
  const action = (name: string) => actionNamed(page, name);
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
  await expect(page.locator('[role="cell"] :focus, [role="gridcell"] :focus')).toBeVisible();
});

test('Tab moves as the tab navigation of a grid defines', async ({ page }) => {
  const { cell, header } = await focusGridCell(page, 'InvoiceTabOrder');
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
