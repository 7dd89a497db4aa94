import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { ownValue } from '../../src/own-value';
import type { Product } from '../../src/products';
import type { SearchShard } from '../../src/search/types';

/** Loaded content of the docs plugin instances by id. */
export type DocsInstances = Record<string, LoadedContent | undefined>;

/** The pages of a product's version. */
export interface VersionPages extends Omit<SearchShard, 'file' | 'bytes' | 'records'> {
  pages: { permalink: string; title: string; description: string }[];
}

/** Docusaurus's name of the unreleased version. */
const CURRENT = 'current';

/**
 * The pages of each product and version, from all its docs instances. Skips internal test pages and
 * pages excluded from search (`unlisted`, `search: false`).
 */
export function productVersions(
  products: readonly Product[],
  instances: DocsInstances,
): VersionPages[] {
  const found = new Map<string, VersionPages>();
  for (const product of products) {
    for (const { id, noIndex } of product.docs) {
      for (const version of noIndex ? [] : (ownValue(instances, id)?.loadedVersions ?? [])) {
        const current = version.versionName === CURRENT;
        const name = current ? product.version : version.versionName;
        const key = `${product.id} ${name}`;
        const entry = found.get(key) ?? {
          product: product.id,
          productName: product.name,
          version: name,
          current,
          paths: [],
          ...(current ? { landing: product.landing } : {}),
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
