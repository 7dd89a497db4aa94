import { PRODUCTS } from './catalogue';
import type { Product } from './types';

/**
 * The products that have pages.
 *
 * @param only - Part of a product's id, to narrow the list to it (`DOCS_ONLY=joy`).
 * @throws If nothing matches.
 */
export function documentedProducts(only = ''): Product[] {
  const all = PRODUCTS.filter(({ docs }) => docs.length > 0);
  const found = all.filter(({ id }) => id.includes(only));
  if (found.length === 0) {
    throw new Error(
      `DOCS_ONLY="${only}" matches no product with pages. Use a part of: ${all.map(({ id }) => id).join(', ')}.`,
    );
  }
  return found;
}
