import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { Product, ProductVersion } from '@site/src/foundation/products';
import { inLanguage } from '../paths';

/** One entry of the version menu. */
export interface VersionEntry {
  text: string;
  href: string;
  /** Whether this is the version of the current page. */
  isCurrent: boolean;
  isExternal: boolean;
  /** Set if the version doesn't have the current page, so the entry links to its start page. */
  isWithoutPage: boolean;
}

/** Input of `versionEntries`. */
export interface VersionContext {
  product: Pick<Product, 'versions' | 'landing'>;
  /** Versions of the product on this site, from Docusaurus; empty if it has no pages. */
  docsVersions: readonly GlobalVersion[];
  /** Path of the current page, with the base URL. */
  pathname: string;
  /** The language of links to other sites. */
  language: string;
}

/** Docusaurus's name of the version that isn't archived. */
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

/** The name of a version in the catalogue: `v6.5.0` for Docusaurus's `6.5.0`. */
function textOf({ label }: GlobalVersion): string {
  return label.replace(/^(?=\d)/, 'v');
}

/** The pages on this site of a version in the catalogue, which may name only the major. */
function docsVersionOf(
  { text, current }: ProductVersion,
  docsVersions: readonly GlobalVersion[],
): GlobalVersion | undefined {
  return docsVersions.find((docs) =>
    current ? docs.name === NEWEST : `${textOf(docs)}.`.startsWith(`${text}.`),
  );
}

/** A version from the catalogue, from this site's pages, or from both. */
interface Candidate {
  version: ProductVersion;
  docs?: GlobalVersion;
}

/** The versions in the catalogue and, after the latest, those of this site that aren't in it. */
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
 * The entries of the version menu, latest first. A version on this site links to the same page if
 * it has it; other versions are external links.
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
    const start = find(docs?.mainDocId)?.path ?? product.landing;
    return {
      text: docs && !current ? textOf(docs) : text,
      href: same?.path ?? start,
      isCurrent: active ? docs === active : current === true,
      isExternal: false,
      isWithoutPage: page !== undefined && same === undefined,
    };
  });
}
