import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type {
  DocsArchive,
  Product,
  ProductVersion,
  RenamedPages,
} from '@site/src/foundation/products';
import { ownValue } from '@site/src/foundation/own-value';
import { inLanguage } from '../paths';

/** One entry of the version menu. */
export interface VersionEntry {
  text: string;
  href: string;
  /** Whether this is the version of the current page. */
  isCurrent: boolean;
  isExternal: boolean;
  /** The page of the entry, if it isn't the current page in that version. */
  note?: VersionNote;
}

/**
 * Why an entry links elsewhere: the version has no such page and opens its start page, or only this
 * site's archive of the version lacks it, and the entry opens the version's own site, if it has one.
 */
export type VersionNote = { kind: 'notInVersion' } | { kind: 'notInArchive'; host: string | null };

/** Input of `versionEntries`. */
export interface VersionContext {
  product: Pick<Product, 'versions' | 'landing' | 'basePath'>;
  /** The product's archived versions. */
  archives: readonly DocsArchive[];
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

/**
 * The pages on this site of a version in the catalogue, which may name only the major. The label is the
 * name in the catalogue, see plugins/content/docs-instances/version-options.ts.
 */
function docsVersionOf(
  { text, current }: ProductVersion,
  docsVersions: readonly GlobalVersion[],
): GlobalVersion | undefined {
  return docsVersions.find((docs) =>
    current ? docs.name === NEWEST : `${docs.label}.`.startsWith(`${text}.`),
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
    .map((docs): Candidate => ({ version: { text: docs.label }, docs }));
  return [
    ...named.filter(({ version }) => version.current),
    ...unnamed,
    ...named.filter(({ version }) => !version.current),
  ];
}

/** A page by its path below the product's path, such as `/react-grid`. */
type PagePath = string;

/** The current path of a page of an archived version. */
function currentPath(page: PagePath, renamed: RenamedPages): PagePath {
  return Object.entries(renamed).find(([, before]) => before === page)?.[0] ?? page;
}

/** The same page on the version's own site, or its start page. */
function otherSite(
  { href, renamed = {}, without }: ProductVersion & { href: string },
  { product: { basePath }, language }: VersionContext,
  page: PagePath | undefined,
): Pick<VersionEntry, 'href' | 'note'> {
  const isMissing = page !== undefined && without?.test(page);
  const path = page === undefined || isMissing ? null : (ownValue(renamed, page) ?? page);
  const address = path === null ? href : `${new URL(href).origin}${basePath}${path}/`;
  return {
    href: inLanguage(address, language),
    ...(isMissing ? { note: { kind: 'notInVersion' } } : {}),
  };
}

/**
 * The entries of the version menu, latest first. Each links to the same page, also if it has another
 * path in that version: on this site, or on the version's own site if the archive lacks the page.
 */
export function versionEntries(context: VersionContext): VersionEntry[] {
  const { product, pathname, archives } = context;
  const active = activeVersion(context);
  const shown = active?.docs.find(({ path }) => withoutSlash(path) === withoutSlash(pathname));
  const renamedIn = (docs: GlobalVersion | undefined) =>
    archives.find(({ version }) => version === docs?.name)?.renamed ?? {};
  const path = shown && withoutSlash(shown.path).slice(active!.path.length);
  const page = path === undefined ? undefined : currentPath(path, renamedIn(active));

  return candidates(context).map(({ version, docs }) => {
    const { text, href, current } = version;
    if (href && !docs) {
      return {
        text,
        isCurrent: false,
        isExternal: true,
        ...otherSite({ ...version, href }, context, page),
      };
    }
    const start = docs?.docs.find(({ id }) => id === docs.mainDocId)?.path ?? product.landing;
    const same =
      page !== undefined &&
      docs?.docs.find(
        (document) =>
          withoutSlash(document.path) === docs.path + (ownValue(renamedIn(docs), page) ?? page),
      );
    const entry = {
      text: docs && !current ? docs.label : text,
      isCurrent: active ? docs === active : current === true,
    };
    if (same || !shown) {
      return {
        ...entry,
        href: same ? same.path : start,
        isExternal: false,
      };
    }
    const other = href ? otherSite({ ...version, href }, context, page) : null;
    if (other && !other.note) {
      const host = new URL(other.href).host;
      return { ...entry, href: other.href, isExternal: true, note: { kind: 'notInArchive', host } };
    }
    return {
      ...entry,
      href: start,
      isExternal: false,
      note: current || other ? { kind: 'notInVersion' } : { kind: 'notInArchive', host: null },
    };
  });
}
