import { PRODUCTS } from './catalogue';
import { isInLine } from './link-to';
import type { Product } from './types';

/**
 * The products that have pages in this line.
 *
 * @param only - Comma-separated parts of product ids that filter the list (`DOCS_ONLY=joy,system`).
 * @throws If a part matches nothing.
 */
export function documentedProducts(only = ''): Product[] {
  const all = PRODUCTS.filter(({ id, docs }) => docs.length > 0 && isInLine(id));
  const parts = only.split(',').map((part) => part.trim());
  for (const part of parts) {
    if (!all.some(({ id }) => id.includes(part)) || (part === '' && parts.length > 1)) {
      throw new Error(
        `DOCS_ONLY="${only}": "${part}" matches no product with pages. Use comma-separated parts of these ids: ${all.map(({ id }) => id).join(', ')}.`,
      );
    }
  }
  return all.filter(({ id }) => parts.some((part) => id.includes(part)));
}
