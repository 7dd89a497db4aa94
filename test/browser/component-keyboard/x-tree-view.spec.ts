import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens the demo of a tree. The server renders none for this address, so what it shows is interactive. */
async function openTree(page: Page, demo: string, name: string, query = '') {
  await page.goto(`/demo/x/?demo=tree-view/${demo}${query}`);
  const tree = page.getByRole('tree', { name });
  await expect(tree).toBeVisible();
  return tree;
}

/** An item, without those inside it: the name of a parent contains its children's. */
const item = (page: Page, name: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

/** Opens the products and focuses their first item. */
async function focusProducts(page: Page, query = '') {
  const tree = await openTree(page, 'accessibility/TreeKeys', 'Products', query);
  await item(page, 'Fruit').focus();
  await expect(item(page, 'Fruit')).toBeFocused();
  return tree;
}

/** Presses keys one after another, and expects the focus on an item after each of them. */
async function expectFocus(page: Page, keys: readonly (readonly [string, string])[]) {
  for (const [key, name] of keys) {
    await page.keyboard.press(key);
    await expect(item(page, name), key).toBeFocused();
  }
}

/** Expects the selected items, in the order of the tree. */
async function expectSelected(page: Page, names: readonly string[]) {
  const selected = page.locator('[role=treeitem] > [data-selected]');
  await expect(selected).toHaveText([...names]);
}

test('a tree view has the roles and states that its page lists', async ({ page }) => {
  const tree = await focusProducts(page);
  await expect(tree).toHaveAttribute('aria-multiselectable', 'true');
  await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'true');
  await expect(item(page, 'Fruit').getByRole('group')).toHaveCount(1);
  await expect(item(page, 'Drinks')).not.toHaveAttribute('aria-expanded');
  await item(page, 'Apples').focus();
  await page.keyboard.press('Space');
  await expect(item(page, 'Apples')).toHaveAttribute('aria-checked', 'true');
  await expect(item(page, 'Fruit')).toHaveAttribute('aria-checked', 'mixed');
  await expect(item(page, 'Drinks')).toHaveAttribute('aria-checked', 'false');
});

test('arrow keys, Home, End and letters move in a tree view', async ({ page }) => {
  await focusProducts(page);
  await expectFocus(page, [
    ['ArrowDown', 'Apples'],
    ['ArrowUp', 'Fruit'],
    ['ArrowRight', 'Apples'],
    ['ArrowLeft', 'Fruit'],
    ['End', 'Drinks'],
    ['Home', 'Fruit'],
    ['v', 'Vegetables'],
  ]);
  // Bananas and Bakery start with the same two letters.
  await page.keyboard.press('Home');
  await page.keyboard.type('bak');
  await expect(item(page, 'Bakery')).toBeFocused();
});

test('Arrow Left and Arrow Right collapse and expand an item', async ({ page }) => {
  await focusProducts(page);
  await page.keyboard.press('ArrowLeft');
  await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'false');
  await expect(item(page, 'Apples')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'true');
  await expect(item(page, 'Fruit')).toBeFocused();
});

test('arrow keys of a tree view follow the direction of the text', async ({ page }) => {
  await focusProducts(page, '&dir=rtl');
  await page.keyboard.press('ArrowRight');
  await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'true');
});

test('* expands all siblings of an item', async ({ page }) => {
  await focusProducts(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('*');
  for (const name of ['Fruit', 'Vegetables', 'Bakery']) {
    await expect(item(page, name)).toHaveAttribute('aria-expanded', 'true');
  }
});

test('Enter expands an item with children and selects another one', async ({ page }) => {
  await focusProducts(page);
  await page.keyboard.press('Enter');
  await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'true');
  await expectSelected(page, []);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expectSelected(page, ['Drinks']);
});

test('Space selects an item of a tree view and deselects it', async ({ page }) => {
  await focusProducts(page);
  await page.keyboard.press('Space');
  await expectSelected(page, ['Fruit']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expectSelected(page, ['Fruit', 'Apples']);
  await page.keyboard.press('Space');
  await expectSelected(page, ['Fruit']);
});

test('Shift and the arrow keys select several items', async ({ page }) => {
  await focusProducts(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expectSelected(page, ['Fruit', 'Apples', 'Bananas']);
  await page.keyboard.press('Shift+ArrowUp');
  await expectSelected(page, ['Fruit', 'Apples']);
});

test('Shift and Space select a range of items', async ({ page }) => {
  await focusProducts(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Space');
  await expectSelected(page, ['Apples', 'Bananas', 'Vegetables', 'Bakery', 'Drinks']);
});

for (const [key, names] of [
  ['Control+Shift+Home', ['Fruit', 'Apples', 'Bananas']],
  ['Control+Shift+End', ['Bananas', 'Vegetables', 'Bakery', 'Drinks']],
  ['ControlOrMeta+a', ['Fruit', 'Apples', 'Bananas', 'Vegetables', 'Bakery', 'Drinks']],
] as const) {
  test(`${key} selects several items of a tree view`, async ({ page }) => {
    await focusProducts(page);
    await expectFocus(page, [
      ['ArrowDown', 'Apples'],
      ['ArrowDown', 'Bananas'],
    ]);
    await page.keyboard.press(key);
    await expectSelected(page, names);
  });
}

test('a tree view is one tab stop, and an outline shows its focus', async ({ page }) => {
  await openTree(page, 'accessibility/FocusOutline', 'Courses');
  await item(page, 'Languages').focus();
  await expectFocus(page, [['ArrowDown', 'English']]);
  const content = item(page, 'English').locator('[data-focused]');
  await expect(content).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('[role=treeitem][tabindex="0"]')).toHaveCount(1);
});

test('the arrow keys reach disabled items only with disabledItemsFocusable', async ({ page }) => {
  await openTree(page, 'simple-tree-view/DisabledTreeItems', 'Features of the plan');
  await item(page, 'Dashboard').focus();
  await expectFocus(page, [['ArrowDown', 'Reports']]);
  await page.getByRole('switch', { name: 'Keyboard reaches disabled items' }).click();
  await item(page, 'Dashboard').focus();
  await expectFocus(page, [['ArrowDown', 'Customers']]);
});

test('Enter edits the label of an item, and Escape discards it', async ({ page }) => {
  await openTree(page, 'rich-tree-view/RenameFiles', 'Files to rename');
  await item(page, 'Team.jpg').focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'File name' });
  await expect(field).toBeFocused();
  await field.fill('Party.jpg');
  await page.keyboard.press('Escape');
  await expect(item(page, 'Team.jpg')).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill('Party.jpg');
  await page.keyboard.press('Enter');
  await expect(item(page, 'Party.jpg')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Renamed to Party.jpg');
});

test('Enter keeps the field of a label open while its name is invalid', async ({ page }) => {
  await openTree(page, 'rich-tree-view/ValidatedLabel', 'Invoices by month');
  await item(page, 'May').focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'File name' });
  await field.fill('June');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('status')).toContainText('Not saved.');
  await field.fill('June.pdf');
  await page.keyboard.press('Enter');
  await expect(item(page, 'June.pdf')).toBeFocused();
});

test('a button reveals and focuses an item inside collapsed ones', async ({ page }) => {
  await openTree(page, 'rich-tree-view/RevealItem', 'Latest files');
  await page.getByRole('button', { name: 'Go to invoice 102' }).click();
  await expect(item(page, 'Invoice 102.pdf')).toBeFocused();
});

test('the focus moves to the next item when the focused one is removed', async ({ page }) => {
  await openTree(page, 'rich-tree-view/FocusAfterRemoval', 'Messages');
  await item(page, 'Order 41 shipped').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('status')).toHaveText('2 messages');
  await expect(item(page, 'Refund sent')).toBeFocused();
});
