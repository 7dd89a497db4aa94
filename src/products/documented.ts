import { PRODUCTS } from './catalogue';
import type { Product } from './types';

/**
 * The products that have pages.
 *
 * @param only - Parts of products' ids with commas between them, to narrow the list to these
 *   (`DOCS_ONLY=joy,system`).
 * @throws If one of them matches nothing.
 */
export function documentedProducts(only = ''): Product[] {
  const all = PRODUCTS.filter(({ docs }) => docs.length > 0);
  const parts = only.split(',').map((part) => part.trim());
  for (const part of parts) {
    if (!all.some(({ id }) => id.includes(part)) || (part === '' && parts.length > 1)) {
      throw new Error(
        `DOCS_ONLY="${only}": "${part}" matches no product with pages. Use parts of these ids, with commas between them: ${all.map(({ id }) => id).join(', ')}.`,
      );
    }
  }
  return all.filter(({ id }) => parts.some((part) => id.includes(part)));
}
