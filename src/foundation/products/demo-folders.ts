import type { DocsInstance, Product } from './types';

/** The folder of the home page's demo. It has no pages, so it's no docs instance. */
export const HOME = {
  id: 'home',
  folder: 'docs-home',
  basePath: '/home',
  demoScope: 'material',
} as const satisfies DocsInstance;

/** The folders that contain demos of the given products' current versions, and of the home page. */
export function demoFolders(products: readonly Product[]): DocsInstance[] {
  return [...products.flatMap(({ docs }) => docs), HOME];
}
