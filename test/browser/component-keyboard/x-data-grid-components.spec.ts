import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectFocus } from '../support/keys';

/** Opens a demo's page. The server renders no grid, so its cells show that it's interactive. */
async function open(page: Page, name: string) {
  await page.goto(`/demo/x/?demo=data-grid/components/${name}`);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

/** Expects how many rows pass the filter. `aria-rowcount` counts the header, too. */
async function expectRows(page: Page, count: number) {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 1));
}

test('a search behind a button opens, filters, clears and closes with the keyboard', async ({
  page,
}) => {
  await open(page, 'ProductExpandableSearch');
  const button = page.getByRole('button', { name: 'Search' });
  const field = page.getByRole('searchbox');
  await expect(field).toBeHidden();
  await button.focus();
  await expectFocus(page, ['Enter', field]);
  await expect(button).toBeHidden();
  await page.keyboard.type('lamp');
  await expectRows(page, 6);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expectRows(page, 36);
  await expectFocus(page, ['Escape', button]);
  await expect(field).toBeHidden();
});

test('a visible search starts with its words and has a name', async ({ page }) => {
  await open(page, 'ProductSearchField');
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('lamp');
  await expectRows(page, 6);
});

test('a search with a parser finds one of several phrases', async ({ page }) => {
  await open(page, 'ProductSearchPhrases');
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('desk lamp, office chair');
  await expectRows(page, 12);
  await field.fill('office chair');
  await expectRows(page, 6);
});

test('a toolbar acts on the selected rows', async ({ page }) => {
  await open(page, 'ProductSelectionToolbar');
  const order = page.getByRole('button', { name: 'Order' });
  await expect(order).toBeDisabled();
  const boxes = page.getByRole('checkbox', { name: 'Select row' });
  await boxes.first().check();
  await expect(page.getByRole('status')).toHaveText('1 selected');
  await order.click();
  await expect(page.getByRole('status')).toHaveText('Ordered: Desk lamp 100');
  await boxes.first().check();
  await expect(page.getByRole('status')).toHaveText('2 selected');
});

test('a button shows how many filters are active', async ({ page }) => {
  await open(page, 'ProductRenderFunction');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('a footer counts the rows that pass the filter', async ({ page }) => {
  await open(page, 'ProductFooter');
  const status = page.getByRole('status');
  const all = await status.textContent();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('lamp');
  await expectRows(page, 6);
  await expect(status).not.toHaveText(all ?? '');
});

test('an item of an export menu downloads a file and closes the menu', async ({ page }) => {
  await open(page, 'ProductExportMenu');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'All rows' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await expect(page.getByRole('menu')).toBeHidden();
});
