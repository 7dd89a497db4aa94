import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Product } from '../../src/products';
import type { SearchShard } from '../../src/search/types';

/** What the docs plugin's instances loaded, by their ids. */
export type DocsInstances = Record<string, LoadedContent | undefined>;

/** The pages of a product's version. */
export interface VersionPages extends Omit<SearchShard, 'file' | 'bytes' | 'records'> {
  pages: { permalink: string; title: string; description: string }[];
}

/** Name that Docusaurus gives the version that is being written. */
const CURRENT = 'current';

/**
 * The pages of each product and version, of all its docs instances together. Internal test pages
 * and pages that their writers keep out of search (`unlisted`, `search: false`) are left out.
 */
export function productVersions(
  products: readonly Product[],
  instances: DocsInstances,
): VersionPages[] {
  const found = new Map<string, VersionPages>();
  for (const product of products) {
    for (const { id, noIndex } of product.docs) {
      for (const version of noIndex ? [] : (instances[id]?.loadedVersions ?? [])) {
        const current = version.versionName === CURRENT;
        const name = current ? product.version : version.versionName;
        const key = `${product.id} ${name}`;
        const entry = found.get(key) ?? {
          product: product.id,
          productName: product.name,
          version: name,
          current,
          paths: [],
          pages: [],
        };
        entry.paths.push(version.path.replace(/\/$/, ''));
        entry.pages.push(
          ...version.docs
            .filter(
              ({ unlisted, draft, frontMatter }) =>
                !unlisted && !draft && frontMatter.search !== false,
            )
            .map(({ permalink, title, description }) => ({ permalink, title, description })),
        );
        found.set(key, entry);
      }
    }
  }
  return [...found.values()].filter(({ pages }) => pages.length > 0);
}
