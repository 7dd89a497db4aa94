import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { Product } from '../../src/foundation/products';
import { ownValue } from '../../src/foundation/own-value';

/** A page of a product's documentation. */
export interface DocPage {
  /** Path below the site's base URL, with slashes at both ends. */
  url: string;
  title: string;
  description: string;
  /** The components that the page is about. */
  components: readonly string[];
  /** Whether the page is listed, on this site and by search engines. */
  isListed: boolean;
  /** Whether the site's search finds it. */
  isSearchable: boolean;
}

/** The pages of a product in one version. */
export interface VersionDocs {
  product: Product;
  version: string;
  isCurrent: boolean;
  /** Base path of its pages below the site's base URL, without a trailing slash. */
  path: string;
  /** Base paths of the docs instances with listed pages, with the base URL, without trailing slashes. */
  paths: string[];
  pages: DocPage[];
}

type DocMetadata = LoadedContent['loadedVersions'][number]['docs'][number];

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Docusaurus's name of the current version. */
const CURRENT = 'current';

const plainPath = (permalink: string, baseUrl: string) => `/${permalink.slice(baseUrl.length)}`;

function pageOf(doc: DocMetadata, baseUrl: string, isListed: boolean): DocPage {
  const { components, search } = doc.frontMatter as { components?: unknown; search?: unknown };
  return {
    url: plainPath(doc.permalink, baseUrl).replace(/\/?$/, '/'),
    title: doc.title,
    description: doc.description,
    components: Array.isArray(components) ? components.map(String) : [],
    isListed,
    isSearchable: isListed && search !== false,
  };
}

/**
 * All pages of each product and version, from all of its docs instances, including pages hidden from
 * search engines.
 *
 * @param allContent - What the plugins have loaded.
 */
export function versionDocs(
  products: readonly Product[],
  allContent: AllContent,
  baseUrl: string,
): VersionDocs[] {
  const instances = (allContent[DOCS_PLUGIN] ?? {}) as Record<string, LoadedContent | undefined>;
  const found = new Map<string, VersionDocs>();
  for (const product of products) {
    for (const { id, noIndex = false } of product.docs) {
      for (const { versionName, path, docs } of ownValue(instances, id)?.loadedVersions ?? []) {
        const isCurrent = versionName === CURRENT;
        const version = isCurrent ? product.version : versionName;
        const key = `${product.id} ${version}`;
        const base = path.replace(/\/$/, '');
        const entry = found.get(key) ?? {
          ...{ product, version, isCurrent, path: plainPath(base, baseUrl), paths: [], pages: [] },
        };
        entry.paths.push(...(noIndex ? [] : [base]));
        entry.pages.push(
          ...docs
            .filter(({ draft }) => !draft)
            .map((doc) => pageOf(doc, baseUrl, !noIndex && !doc.unlisted)),
        );
        found.set(key, entry);
      }
    }
  }
  return [...found.values()];
}

/** The versions with pages that the site's search finds, with those pages only. */
export function searchableDocs(versions: readonly VersionDocs[]): VersionDocs[] {
  return versions
    .map((docs) => ({ ...docs, pages: docs.pages.filter(({ isSearchable }) => isSearchable) }))
    .filter(({ pages }) => pages.length > 0);
}
