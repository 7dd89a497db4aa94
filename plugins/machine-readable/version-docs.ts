import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { ownValue } from '../../src/own-value';
import type { Product } from '../../src/products';

/** Content loaded by the docs plugin's instances, by id. */
export type DocsInstances = Record<string, LoadedContent | undefined>;

/** A page with a Markdown version. */
export interface DocPage {
  /** Path below the site's base URL, with slashes at both ends. */
  url: string;
  title: string;
  description: string;
  /** Components of the page, whose API is included in its Markdown. */
  components: readonly string[];
  /** Whether the page is listed. */
  isListed: boolean;
}

/** The pages of a product in one version. */
export interface VersionDocs {
  product: Pick<Product, 'id' | 'name' | 'description' | 'version'>;
  version: string;
  /** Base path of its pages, without a trailing slash. */
  path: string;
  pages: DocPage[];
}

/** Docusaurus's name of the current version. */
const CURRENT = 'current';

function pageOf(
  { permalink, title, description, unlisted, frontMatter }: DocMetadata,
  baseUrl: string,
  noIndex: boolean,
): DocPage {
  const { components } = frontMatter as { components?: unknown };
  return {
    url: plainPath(permalink, baseUrl).replace(/\/?$/, '/'),
    title,
    description,
    components: Array.isArray(components) ? components.map(String) : [],
    isListed: !noIndex && !unlisted,
  };
}

type DocMetadata = LoadedContent['loadedVersions'][number]['docs'][number];

function plainPath(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`;
}

/**
 * All pages of each product and version, from all of its docs instances, including pages hidden from
 * search engines.
 *
 * @param baseUrl - The site's base URL, which is removed from the paths in the result.
 */
export function versionDocs(
  products: readonly Product[],
  instances: DocsInstances,
  baseUrl: string,
): VersionDocs[] {
  const found = new Map<string, VersionDocs>();
  for (const product of products) {
    for (const { id, noIndex = false } of product.docs) {
      for (const loaded of ownValue(instances, id)?.loadedVersions ?? []) {
        const { versionName } = loaded;
        const version = versionName === CURRENT ? product.version : versionName;
        const key = `${product.id} ${version}`;
        const entry = found.get(key) ?? {
          product,
          version,
          path: plainPath(loaded.path, baseUrl).replace(/\/$/, ''),
          pages: [],
        };
        entry.pages.push(
          ...loaded.docs.filter(({ draft }) => !draft).map((doc) => pageOf(doc, baseUrl, noIndex)),
        );
        found.set(key, entry);
      }
    }
  }
  return [...found.values()];
}
