import fs from 'node:fs';
import path from 'node:path';
import type { Conventions } from '../conventions';
import { isPartial, readablePage, splitFrontMatter } from '../page/front-matter';
import { idsOf } from '../page/outline';
import { parsePage } from '../page/parse-page';
import type { ParsedPage } from '../page/parse-page';
import { partialsOf } from '../page/partials';
import { slugOf } from '../page/slug';

/** A folder of pages: what one instance of Docusaurus's docs plugin reads. */
export interface DocsFolder {
  /** Path relative to the repository's root, with forward slashes. */
  folder: string;
  /** The URL path of its pages, without a trailing slash; empty for the root. */
  basePath: string;
}

/** A page's location; its text isn't parsed for it. */
export interface SitePage {
  /** Path relative to the repository's root, with forward slashes. */
  file: string;
  /** The docs folder that contains it. */
  folder: string;
  title: string;
  slug: string;
  /** Without a trailing slash, such as `/docs/install`. */
  pathname: string;
}

/** A page with its text. */
export type PageOf<Place extends SitePage> = Place & ParsedPage;

/** A page with its text, as far as the rules of this package know it. */
export type Page = PageOf<SitePage>;

/** What is known of a site before its pages are parsed. */
export interface SiteInput<Place extends SitePage = SitePage> {
  /** Absolute path of the repository's root, or of a folder with the same structure. */
  root: string;
  /** Folder of the site in it, which `@site/` means and which contains `static/`; `.` for the root. */
  siteFolder: string;
  folders: readonly DocsFolder[];
  /** Folders whose `node_modules` contain what pages import; if empty, packages aren't checked. */
  packages: readonly string[];
  pages: readonly Place[];
  redirects: readonly { from: string; to: string }[];
  conventions: Conventions;
  /** Whether a URL path that is no page of `pages` and no file is right, or can't be judged. */
  isKnown: (pathname: string) => boolean;
  /** Anchors that plugins add to a page. */
  moreAnchors?: (page: PageOf<Place>) => readonly string[];
  /** Whether the elements that a page imports can have no anchors. */
  hasAllAnchors?: (page: PageOf<Place>) => boolean;
}

/** All pages of a site, and look-ups for rules. */
export interface Site<Place extends SitePage = SitePage> extends Omit<
  SiteInput<Place>,
  'moreAnchors' | 'hasAllAnchors'
> {
  /** The pages at a path; more than one is a mistake. */
  pagesAt: (pathname: string) => readonly Place[];
  pageOf: (file: string) => Place | undefined;
  /** Parses a page; the result is cached. */
  read: (file: string) => PageOf<Place>;
  /** Parses the MDX files that a page shows, such as `_note.mdx`, and those that they show. */
  partials: (file: string) => PageOf<Place>[];
  /** The anchors of a page; `null` if it can't be parsed, or imports components or files that may contain others. */
  anchorsOf: (file: string) => ReadonlySet<string> | null;
}

/** The front matter of a page; what can be read if it isn't valid YAML, which `parsePage` reports. */
function fieldsOf(source: string, file: string): Readonly<Record<string, unknown>> {
  try {
    return splitFrontMatter(source, file).frontMatter;
  } catch {
    return readablePage(source).frontMatter;
  }
}

/** A page that a folder contains, with its front matter. */
export interface FoundPage extends SitePage {
  fields: Readonly<Record<string, unknown>>;
}

/**
 * Lists the pages of a docs folder by path. A leading underscore excludes a file or folder.
 *
 * @param ending - Tested on each file.
 */
export function pagesIn(
  root: string,
  { folder, basePath }: DocsFolder,
  ending = /\.mdx?$/,
): FoundPage[] {
  const absolute = path.join(root, folder);
  const names = fs.existsSync(absolute)
    ? fs.readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    : [];
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => ending.test(name) && !isPartial(name) && !/(?:^|\/)node_modules\//.test(name))
    .sort()
    .map((name) => {
      const file = path.posix.join(folder, name);
      const source = fs.readFileSync(path.join(root, file), 'utf8');
      const fields = fieldsOf(source, file);
      const slug = slugOf(name, fields);
      const title = typeof fields.title === 'string' ? fields.title : '';
      return {
        ...{ file, folder, fields, slug, title },
        pathname: `${basePath}${slug}`.replace(/\/$/, ''),
      };
    });
}

/** The absolute path that `@site/` means. */
export function siteDirOf({ root, siteFolder }: Pick<SiteInput, 'root' | 'siteFolder'>): string {
  return path.join(root, siteFolder);
}

/** Imports whose components may have anchors. */
const OWN = /['"](?:@site\/|\.{1,2}\/)|\.mdx?['"]/;

function anchorsIn<Place extends SitePage>(
  page: PageOf<Place>,
  { moreAnchors, hasAllAnchors }: SiteInput<Place>,
): ReadonlySet<string> | null {
  if (page.faults.length > 0) {
    return null;
  }
  const hasUnknown = page.tree.children.some(
    (node) => node.type === 'mdxjsEsm' && OWN.test(node.value),
  );
  return hasUnknown && !hasAllAnchors?.(page)
    ? null
    : new Set([...idsOf(page.tree), ...(moreAnchors?.(page) ?? [])]);
}

/** Adds look-ups to the pages of a site. */
export function siteOf<Place extends SitePage>(input: SiteInput<Place>): Site<Place> {
  const { root, pages, conventions } = input;
  const byPathname = new Map<string, Place[]>();
  pages.forEach((page) =>
    byPathname.set(page.pathname, [...(byPathname.get(page.pathname) ?? []), page]),
  );
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const parsed = new Map<string, PageOf<Place>>();
  const parse = (page: Place): PageOf<Place> => {
    const known = parsed.get(page.file);
    const source = () => fs.readFileSync(path.join(root, page.file), 'utf8');
    const one = known ?? { ...page, ...parsePage(source(), conventions) };
    parsed.set(page.file, one);
    return one;
  };
  const read = (file: string): PageOf<Place> => {
    const place = byFile.get(file) ?? parsed.get(file);
    if (!place) {
      throw new Error(`${file} is no page of the site. Give the path of one of its pages.`);
    }
    return parse(place);
  };
  const partials = (page: PageOf<Place>, seen: readonly string[] = [page.file]): PageOf<Place>[] =>
    [...partialsOf(page.tree, path.join(root, page.file), siteDirOf(input)).values()]
      .map((file) => path.relative(root, file).replaceAll('\\', '/'))
      .filter((file, index, all) => all.indexOf(file) === index)
      .filter((file) => !seen.includes(file) && !byFile.has(file))
      .flatMap((file) => {
        const partial = parse({ ...page, title: '', slug: '', file });
        return [partial, ...partials(partial, [...seen, file])];
      });
  return {
    ...input,
    pagesAt: (pathname) => byPathname.get(pathname.replace(/\/$/, '')) ?? [],
    pageOf: (file) => byFile.get(file),
    read,
    partials: (file) => partials(read(file)),
    anchorsOf: (file) => anchorsIn(read(file), input),
  };
}
