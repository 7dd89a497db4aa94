import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/**
 * Opens a demo of the data grid's accessibility page.
 * The server renders no cells, so a cell shows that the demo is interactive.
 */
export async function openGridDemo(page: Page, name: string): Promise<void> {
  await page.goto(`/demo/x/?demo=data-grid/accessibility/${name}`);
  await expect(page.getByRole('gridcell', { name: 'INV-1001', exact: true })).toBeVisible();
}

/** Locates a grid's parts by row, as `aria-rowindex` counts it with the header as 1, and by field. */
export function gridParts(page: Page) {
  const row = (index: number) => page.locator(`[role="row"][aria-rowindex="${index}"]`);
  return {
    row,
    cell: (index: number, field: string) => row(index).locator(`[data-field="${field}"]`),
    header: (name: string) => page.getByRole('columnheader', { name }),
    checkbox: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

/**
 * Opens a demo and focuses a cell, by default the first invoice's number.
 *
 * @returns The grid's parts.
 */
export async function focusGridCell(page: Page, demo: string, index = 2, field = 'id') {
  await openGridDemo(page, demo);
  const parts = gridParts(page);
  await parts.cell(index, field).click();
  await expect(parts.cell(index, field)).toBeFocused();
  return parts;
}

/** The `aria-rowindex` of the row with the focus. */
export function focusedGridRow(page: Page): Promise<number> {
  return page
    .locator(':focus')
    .evaluate((element) => Number(element.closest('[role="row"]')?.getAttribute('aria-rowindex')));
}

/** A button in the cell for a row's actions: an item of a menu in MUI X 8. */
export function actionNamed(page: Page, name: string): Locator {
  return page.getByRole('menuitem', { name }).or(page.getByRole('button', { name, exact: true }));
}
