import type { Product } from '../../../src/foundation/products';
import type { ApiRelease } from '../api-reference';
import { compareData } from './compare-data';
import { COMPARE, comparePage } from './compare-page';
import { markdownToHtml } from './markdown';

/**
 * The files of a product's comparison page.
 *
 * @param releases - The releases to compare, newest first.
 * @param resolve - Maps the URL of a link to the URL to write.
 * @returns Names and contents of the files; empty if there is only one release.
 */
export function compareFiles(
  product: Product,
  releases: readonly ApiRelease[],
  resolve: (href: string) => string,
): [string, string][] {
  if (releases.length < 2) {
    return [];
  }
  const data = compareData(product, releases, (text) => markdownToHtml(text, resolve));
  return [
    [`${COMPARE}.mdx`, comparePage(product, data.versions)],
    [`${COMPARE}.json`, JSON.stringify(data)],
  ];
}
