import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { forRows } from '../support/keyboard-row';
import { openTree, treeItem } from '../support/tree-view';

const PAGE = 'docs-x/tree-view/rich-tree-view/editing.mdx';

const field = (page: Page) => page.getByRole('textbox', { name: 'File name' });
const status = (page: Page) => page.getByRole('status');

/** Opens the demo with an editable file, and edits its label. */
async function editFile(page: Page) {
  await openTree(page, 'rich-tree-view/RenameFiles', 'Files to rename');
  await treeItem(page, 'Team.jpg').focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
}

test(
  'Enter edits the label of an item, and does not expand or select it',
  forRows(PAGE, 'Enter on an editable item'),
  async ({ page }) => {
    const tree = await openTree(page, 'rich-tree-view/RenameFromButton', 'File to rename');
    const folder = treeItem(page, 'Photos');
    await folder.focus();
    await page.keyboard.press('Enter');
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Photos');
    await page.keyboard.press('Escape');
    await expect(folder).toBeFocused();
    await expect(folder).toHaveAttribute('aria-expanded', 'false');
    await expect(tree.locator('[data-selected]')).toHaveText('Notes.txt');
  },
);

test(
  'a double-click on the label of an item edits it',
  forRows(PAGE, 'Double-click on the label'),
  async ({ page }) => {
    await openTree(page, 'rich-tree-view/RenameFiles', 'Files to rename');
    await page.getByText('Team.jpg', { exact: true }).dblclick();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('Team.jpg');
  },
);

test(
  'Enter in the field of a label saves it unless it is empty',
  forRows(PAGE, 'Enter in the field'),
  async ({ page }) => {
    await editFile(page);
    await field(page).fill('');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Party.jpg');
    await expect(field(page)).toHaveValue('Party.jpg');
    await expect(status(page)).toHaveText('Double-click a file to rename it.');
    await page.keyboard.press('Enter');
    await expect(treeItem(page, 'Party.jpg')).toBeFocused();
    await expect(status(page)).toHaveText('Renamed to Party.jpg');
  },
);

test(
  'Escape in the field of a label discards the change',
  forRows(PAGE, 'Escape in the field'),
  async ({ page }) => {
    await editFile(page);
    await field(page).fill('Party.jpg');
    await page.keyboard.press('Escape');
    await expect(treeItem(page, 'Team.jpg')).toBeFocused();
    await expect(field(page)).toHaveCount(0);
    await expect(status(page)).toHaveText('Double-click a file to rename it.');
  },
);

for (const [name, leave] of [
  ['Tab', (page: Page) => page.keyboard.press('Tab')],
  ['a click elsewhere', (page: Page) => status(page).click()],
] as const) {
  test(
    `${name} saves the label of an item unless it is empty`,
    forRows(PAGE, 'Tab, or a click elsewhere'),
    async ({ page }) => {
      await editFile(page);
      await field(page).fill('');
      await leave(page);
      await expect(field(page)).not.toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(status(page)).toHaveText('Double-click a file to rename it.');
      await field(page).fill('Party.jpg');
      await leave(page);
      await expect(field(page)).toHaveCount(0);
      await expect(status(page)).toHaveText('Renamed to Party.jpg');
      await expect(treeItem(page, 'Party.jpg')).toBeVisible();
    },
  );
}

test('Enter keeps the field of a label open while its name is invalid', async ({ page }) => {
  await openTree(page, 'rich-tree-view/ValidatedLabel', 'Invoices by month');
  await treeItem(page, 'May').focus();
  await page.keyboard.press('Enter');
  await field(page).fill('June');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(status(page)).toContainText('Not saved.');
  await field(page).fill('June.pdf');
  await page.keyboard.press('Enter');
  await expect(treeItem(page, 'June.pdf')).toBeFocused();
});
