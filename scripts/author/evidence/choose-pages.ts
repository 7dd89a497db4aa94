import type { EvidencePage } from '../../../plugins/content/evidence/evidence-pages';
import { nearest } from 'mdx-doctor/nearest';
import { UsageError } from '../../shared/command/usage-error';

/** Which pages to check. */
export interface Choice {
  products: readonly string[];
  /** Names of evidence files, or paths of pages. */
  pages: readonly string[];
  /** `i/n`: every n-th page, starting with the i-th. */
  shard: string;
}

function check(given: readonly string[], known: ReadonlySet<string>, what: string): void {
  for (const name of given) {
    if (!known.has(name)) {
      const similar = nearest(name, [...known]);
      const hint = similar === undefined ? '' : ` Did you mean ${similar}?`;
      throw new UsageError(`No ${what} with demos is called "${name}".${hint}`);
    }
  }
}

/**
 * Selects pages by product, name and shard.
 *
 * @throws UsageError - If a name matches nothing.
 */
export function choosePages(
  all: readonly EvidencePage[],
  { products, pages, shard }: Choice,
): EvidencePage[] {
  check(products, new Set(all.map(({ product }) => product)), 'product');
  const ofProducts = all.filter(
    ({ product }) => products.length === 0 || products.includes(product),
  );
  check(pages, new Set(ofProducts.flatMap(({ component, page }) => [component, page])), 'page');
  const [index = 1, total = 1] = shard.split('/').map(Number);
  return ofProducts
    .filter(
      ({ component, page }) =>
        pages.length === 0 || pages.includes(component) || pages.includes(page),
    )
    .filter((_, position) => position % total === index - 1);
}
