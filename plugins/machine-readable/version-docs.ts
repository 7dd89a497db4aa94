import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Product } from '../../src/products';

/** What the docs plugin's instances loaded, by their ids. */
export type DocsInstances = Record<string, LoadedContent | undefined>;

/** A page that gets a twin. */
export interface DocPage {
  /** Address below the site's base URL, with slashes at both ends. */
  url: string;
  title: string;
  description: string;
  /** The components that it is about, whose API belongs into its twin. */
  components: readonly string[];
  /** Whether lists of pages name it. */
  isListed: boolean;
}

/** The pages of one product in one version. */
export interface VersionDocs {
  product: Pick<Product, 'id' | 'name' | 'description' | 'version'>;
  version: string;
  /** Path of its pages, with leading and without trailing slash. */
  path: string;
  pages: DocPage[];
}

/** Name that Docusaurus gives the version that is being written. */
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
 * All pages of each product and version, those of its docs instances together: every page that has
 * an address, also those that search engines are to leave out.
 *
 * @param baseUrl - The site's base URL, which the addresses in the result do not have.
 */
export function versionDocs(
  products: readonly Product[],
  instances: DocsInstances,
  baseUrl: string,
): VersionDocs[] {
  const found = new Map<string, VersionDocs>();
  for (const product of products) {
    for (const { id, noIndex = false } of product.docs) {
      for (const loaded of instances[id]?.loadedVersions ?? []) {
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
