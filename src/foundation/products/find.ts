import { PRODUCTS } from './catalogue';
import type { DocsInstance, Product, ProductId } from './types';

/**
 * Finds a product by its id.
 *
 * @throws If no product has this id.
 */
export function productById(id: ProductId): Product {
  const found = PRODUCTS.find((product) => product.id === id);
  if (!found) {
    throw new Error(
      `No product "${id}" in src/foundation/products/catalogue.ts. Known ids: ${PRODUCTS.map((p) => p.id).join(', ')}.`,
    );
  }
  return found;
}

function isUnder(pathname: string, basePath: string): boolean {
  return pathname === basePath || pathname.startsWith(`${basePath}/`);
}

/**
 * Finds the product that a path belongs to.
 *
 * @param pathname - A path without the site's base URL, such as `/material-ui/react-button/`.
 * @returns The product, or `null` if there is none (home, 404).
 */
export function productOfPath(pathname: string): Product | null {
  return (
    PRODUCTS.find(
      (product) =>
        isUnder(pathname, product.basePath) ||
        product.docs.some((docs) => isUnder(pathname, docs.basePath)),
    ) ?? null
  );
}

/**
 * Finds the docs instance that a path belongs to.
 *
 * @param pathname - A path without the site's base URL.
 * @returns The instance, or `null` if there is none (home, 404).
 */
export function docsOfPath(pathname: string): DocsInstance | null {
  const instances = PRODUCTS.flatMap((product) => product.docs);
  return instances.find(({ basePath }) => isUnder(pathname, basePath)) ?? null;
}

/**
 * Finds the docs instance that a source file belongs to.
 *
 * @param file - Path from the repository root, with forward slashes.
 * @returns The instance, or `null` if the file isn't in a docs folder.
 */
export function docsOfFile(file: string): DocsInstance | null {
  const instances = PRODUCTS.flatMap((product) => product.docs);
  return (
    instances.find(
      ({ folder }) => file.startsWith(`${folder}/`) || file.startsWith(`${folder}_versioned_docs/`),
    ) ?? null
  );
}
