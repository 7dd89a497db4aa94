import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { forRows } from '../support/keyboard-row';
import { openTree, treeItem as item } from '../support/tree-view';

const PAGE = 'docs-x/tree-view/accessibility/accessibility.mdx';

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

test(
  'arrow keys, Home, End and letters move in a tree view',
  forRows(PAGE, 'Arrow Down, Arrow Up', 'Arrow Right', 'Arrow Left', 'Home, End', 'A letter'),
  async ({ page }) => {
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
  },
);

test(
  'Arrow Left and Arrow Right collapse and expand an item',
  forRows(PAGE, 'Arrow Right', 'Arrow Left'),
  async ({ page }) => {
    await focusProducts(page);
    await page.keyboard.press('ArrowLeft');
    await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'false');
    await expect(item(page, 'Apples')).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page, 'Fruit')).toBeFocused();
  },
);

test('arrow keys of a tree view follow the direction of the text', async ({ page }) => {
  await focusProducts(page, '&dir=rtl');
  await page.keyboard.press('ArrowRight');
  await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'true');
});

test('* expands all siblings of an item', forRows(PAGE, '*'), async ({ page }) => {
  await focusProducts(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('*');
  for (const name of ['Fruit', 'Vegetables', 'Bakery']) {
    await expect(item(page, name)).toHaveAttribute('aria-expanded', 'true');
  }
});

test(
  'Enter expands an item with children and selects another one',
  forRows(PAGE, 'Enter'),
  async ({ page }) => {
    await focusProducts(page);
    await page.keyboard.press('Enter');
    await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(item(page, 'Fruit')).toHaveAttribute('aria-expanded', 'true');
    await expectSelected(page, []);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expectSelected(page, ['Drinks']);
  },
);

test(
  'Space selects an item of a tree view and deselects it',
  forRows(PAGE, 'Space'),
  async ({ page }) => {
    await focusProducts(page);
    await page.keyboard.press('Space');
    await expectSelected(page, ['Fruit']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expectSelected(page, ['Fruit', 'Apples']);
    await page.keyboard.press('Space');
    await expectSelected(page, ['Fruit']);
  },
);

for (const [key, moves, names] of [
  ['Shift+ArrowDown', ['Vegetables', 'Bakery'], ['Bananas', 'Vegetables', 'Bakery']],
  ['Shift+ArrowUp', ['Apples', 'Fruit'], ['Fruit', 'Apples', 'Bananas']],
] as const) {
  test(
    `${key} moves and selects several items of a tree view`,
    forRows(PAGE, 'Shift+Arrow Down, Shift+Arrow Up'),
    async ({ page }) => {
      await focusProducts(page);
      await item(page, 'Bananas').focus();
      await page.keyboard.press('Space');
      await expectSelected(page, ['Bananas']);
      await expectFocus(
        page,
        moves.map((name) => [key, name] as const),
      );
      await expectSelected(page, names);
    },
  );
}

test('Shift and Space select a range of items', forRows(PAGE, 'Shift+Space'), async ({ page }) => {
  await focusProducts(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Space');
  await expectSelected(page, ['Apples', 'Bananas', 'Vegetables', 'Bakery', 'Drinks']);
});

const VISIBLE = ['Fruit', 'Apples', 'Bananas', 'Vegetables', 'Bakery', 'Drinks'] as const;

for (const [key, row, names] of [
  ['Control+Shift+Home', 'Ctrl+Shift+Home', VISIBLE.slice(0, 3)],
  ['Control+Shift+End', 'Ctrl+Shift+End', VISIBLE.slice(2)],
  ['Control+a', 'Ctrl+A, or ⌘A on a Mac', VISIBLE],
  ['Meta+a', 'Ctrl+A, or ⌘A on a Mac', VISIBLE],
] as const) {
  test(`${key} selects several items of a tree view`, forRows(PAGE, row), async ({ page }) => {
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
