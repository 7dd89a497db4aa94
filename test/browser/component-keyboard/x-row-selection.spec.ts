import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { focusedGridRow, gridParts } from '../support/data-grid';
import { forRows } from '../support/keyboard-row';
import { expectFocus } from '../support/keys';

const PAGE = 'docs-x/data-grid/row-selection/row-selection.mdx';

/** Opens a demo and focuses the name in a row, counted with the header as 1. */
async function focusName(page: Page, demo: string, index: number) {
  await page.goto(`/demo/x/?demo=data-grid/row-selection/${demo}`);
  const { row, cell } = gridParts(page);
  const name = (position: number) => cell(position, 'name');
  await name(index).click();
  await expect(name(index)).toBeFocused();
  return { row, name, cell, status: page.getByRole('status') };
}

test(
  'Shift + Space selects and deselects a row of a data grid',
  forRows(PAGE, 'Shift + Space'),
  async ({ page }) => {
    const { status } = await focusName(page, 'CheckboxSelection', 3);
    await page.keyboard.press('Shift+Space');
    await expect(status).toHaveText('type: include, ids: 1, 4, 2');
    await page.keyboard.press('Shift+Space');
    await expect(status).toHaveText('type: include, ids: 1, 4');
  },
);

test(
  'Shift and the arrow keys extend the selection of a data grid',
  forRows(PAGE, 'Shift + Arrow Up, Arrow Down'),
  async ({ page }) => {
    const { name, status } = await focusName(page, 'CheckboxSelection', 8);
    await expectFocus(page, ['Shift+ArrowUp', name(7)]);
    await expect(status).toHaveText('type: include, ids: 1, 4, 6, 7');
    await expectFocus(page, ['ArrowDown', name(8)], ['Shift+ArrowDown', name(9)]);
    await expect(status).toHaveText('type: include, ids: 1, 4, 6, 7, 8');
  },
);

test(
  'Shift and the arrow keys select the next row of a data grid without checkboxes',
  forRows(PAGE, 'Shift + Arrow Up, Arrow Down'),
  async ({ page }) => {
    const { name, status } = await focusName(page, 'SelectByClick', 3);
    await expect(status).toHaveText('Contract.pdf, 8 MB');
    await expectFocus(page, ['Shift+ArrowDown', name(4)]);
    await expect(status).toHaveText('Logo.svg, 15 MB');
    await expectFocus(page, ['Shift+ArrowUp', name(3)]);
    await expect(status).toHaveText('Contract.pdf, 8 MB');
  },
);

for (const key of ['Control+a', 'Meta+a']) {
  test(
    `${key} selects all rows of a data grid with checkboxes only`,
    forRows(PAGE, 'Ctrl + A, Command + A'),
    async ({ page }) => {
      const { row, status } = await focusName(page, 'CheckboxSelection', 3);
      await page.keyboard.press(key);
      await expect(status).toHaveText('type: exclude, ids: none');
      await expect(row(3)).toHaveAttribute('aria-selected', 'true');

      const other = await focusName(page, 'SelectByClick', 3);
      await page.keyboard.press(key);
      await expectFocus(page, ['ArrowDown', other.name(4)]);
      await expect(page.getByRole('row', { selected: true })).toHaveCount(1);
    },
  );
}

test(
  'Space selects a row of a data grid on its checkbox, and moves down elsewhere',
  forRows(PAGE, 'Space'),
  async ({ page }) => {
    const { cell, status } = await focusName(page, 'CheckboxSelection', 3);
    const checkbox = cell(3, '__check__').getByRole('checkbox');
    await expectFocus(page, ['ArrowLeft', checkbox]);
    await page.keyboard.press('Space');
    await expect(status).toHaveText('type: include, ids: 1, 4, 2');
    await page.keyboard.press('Space');
    await expect(status).toHaveText('type: include, ids: 1, 4');
    await expectFocus(page, ['ArrowRight', cell(3, 'name')]);
    await page.keyboard.press('Space');
    await expect.poll(() => focusedGridRow(page)).toBeGreaterThan(4);
    await expect(status).toHaveText('type: include, ids: 1, 4');
  },
);

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
