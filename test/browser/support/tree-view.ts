import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Opens the demo of a tree. The server renders none for this address, so what it shows is interactive. */
export async function openTree(
  page: Page,
  demo: string,
  name: string,
  query = '',
): Promise<Locator> {
  await page.goto(`/demo/x/?demo=tree-view/${demo}${query}`);
  const tree = page.getByRole('tree', { name });
  await expect(tree).toBeVisible();
  return tree;
}

/** An item, without those inside it: the name of a parent contains its children's. */
export function treeItem(page: Page, name: string): Locator {
  return page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
}
