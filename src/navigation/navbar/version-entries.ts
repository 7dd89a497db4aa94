import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { Product, ProductVersion } from '@site/src/products';
import { inLanguage } from '../paths';

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
  /** The language of links to other sites. */
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

/** A version's name as the catalogue writes it: `v6.5.0` for Docusaurus's `6.5.0`. */
function textOf({ label }: GlobalVersion): string {
  return label.replace(/^(?=\d)/, 'v');
}

/** This site's pages of a version of the catalogue, which may name the major version only. */
function docsVersionOf(
  { text, current }: ProductVersion,
  docsVersions: readonly GlobalVersion[],
): GlobalVersion | undefined {
  return docsVersions.find((docs) =>
    current ? docs.name === NEWEST : `${textOf(docs)}.`.startsWith(`${text}.`),
  );
}

/** A version of the menu: of the catalogue, of this site's pages, or of both. */
interface Candidate {
  version: ProductVersion;
  docs?: GlobalVersion;
}

/** The catalogue's versions, and after the newest those of this site that it does not name. */
function candidates({ product, docsVersions }: VersionContext): Candidate[] {
  const named = product.versions.map((version): Candidate => ({
    version,
    docs: docsVersionOf(version, docsVersions),
  }));
  const unnamed = docsVersions
    .filter((docs) => docs.name !== NEWEST && !named.some((candidate) => candidate.docs === docs))
    .map((docs): Candidate => ({ version: { text: textOf(docs) }, docs }));
  return [
    ...named.filter(({ version }) => version.current),
    ...unnamed,
    ...named.filter(({ version }) => !version.current),
  ];
}

/**
 * The entries of the version menu, the newest first. A version of this site keeps the reader on
 * the same page where it has that page; the others are addresses elsewhere.
 */
export function versionEntries(context: VersionContext): VersionEntry[] {
  const { product, pathname, language } = context;
  const active = activeVersion(context);
  const page = active?.docs.find(({ path }) => withoutSlash(path) === withoutSlash(pathname));

  return candidates(context).map(({ version: { text, href, current }, docs }) => {
    if (href && !docs) {
      const address = inLanguage(href, language);
      return { text, href: address, isCurrent: false, isExternal: true, isWithoutPage: false };
    }
    const find = (id: string | undefined) => docs?.docs.find((document) => document.id === id);
    const same = page && find(page.id);
    const start = find(docs?.mainDocId)?.path ?? product.landing ?? product.basePath;
    return {
      text: docs && !current ? textOf(docs) : text,
      href: same?.path ?? start,
      isCurrent: active ? docs === active : current === true,
      isExternal: false,
      isWithoutPage: page !== undefined && same === undefined,
    };
  });
}
