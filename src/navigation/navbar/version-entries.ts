import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { Product, ProductVersion } from '@site/src/products';
import { withLanguagePrefix } from './language-prefix';

/** One entry of the version menu. */
export interface VersionEntry {
  text: string;
  href: string;
  /** Whether the reader is in this version. */
  isCurrent: boolean;
  isExternal: boolean;
  /** Set when the version lacks the reader's page, so that the entry leads to its start page. */
  isWithoutPage: boolean;
}

/** What the menu's entries depend on. */
export interface VersionContext {
  product: Pick<Product, 'versions' | 'landing' | 'basePath'>;
  /** Versions of the product that stand in this site, from Docusaurus; empty when it has no pages. */
  docsVersions: readonly GlobalVersion[];
  /** Path of the reader's page, with the site's base. */
  pathname: string;
  /** The reader's language. */
  language: string;
}

/** Docusaurus's name of the version that is not archived. */
const NEWEST = 'current';

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

function isUnder(pathname: string, base: string): boolean {
  return `${withoutSlash(pathname)}/`.startsWith(`${withoutSlash(base)}/`);
}

function activeVersion({ docsVersions, pathname }: VersionContext): GlobalVersion | undefined {
  return docsVersions
    .filter(({ path }) => isUnder(pathname, path))
    .sort((a, b) => b.path.length - a.path.length)
    .at(0);
}

function docsVersionOf(
  { text, current }: ProductVersion,
  docsVersions: readonly GlobalVersion[],
): GlobalVersion | undefined {
  return docsVersions.find(({ name }) => (current ? name === NEWEST : name === text));
}

/**
 * The entries of the version menu, in the catalogue's order. A version of this site keeps the
 * reader on the same page where it has that page; the others are addresses elsewhere.
 */
export function versionEntries(context: VersionContext): VersionEntry[] {
  const { product, docsVersions, pathname, language } = context;
  const active = activeVersion(context);
  const page = active?.docs.find(({ path }) => withoutSlash(path) === withoutSlash(pathname));

  return product.versions.map((version) => {
    const { text, href } = version;
    if (href) {
      const address = withLanguagePrefix(href, language);
      return { text, href: address, isCurrent: false, isExternal: true, isWithoutPage: false };
    }
    const target = docsVersionOf(version, docsVersions);
    const find = (id: string | undefined) => target?.docs.find((document) => document.id === id);
    const same = page && find(page.id);
    const start = find(target?.mainDocId)?.path ?? product.landing ?? product.basePath;
    return {
      text,
      href: same?.path ?? start,
      isCurrent: active ? target === active : version.current === true,
      isExternal: false,
      isWithoutPage: page !== undefined && same === undefined,
    };
  });
}
