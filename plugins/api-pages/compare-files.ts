import type { Product } from '../../src/products';
import type { ApiRelease } from '../api-reference';
import { compareData } from './compare-data';
import { COMPARE, comparePage } from './compare-page';
import { markdownToHtml } from './markdown';

/**
 * The comparison page of a product with its data.
 *
 * @param releases - The documented ones, the newest first.
 * @param resolve - Gives the address to write for a link's address.
 * @returns Names and contents of its files; none where only one release is documented.
 */
export function compareFiles(
  product: Product,
  releases: readonly ApiRelease[],
  resolve: (href: string) => string,
): [string, string][] {
  if (releases.length < 2) {
    return [];
  }
  const data = compareData(product.id, releases, (text) => markdownToHtml(text, resolve));
  return [
    [`${COMPARE}.mdx`, comparePage(product, data.versions)],
    [`${COMPARE}.json`, JSON.stringify(data)],
  ];
}
