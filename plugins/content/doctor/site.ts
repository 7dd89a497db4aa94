import fs from 'node:fs';
import path from 'node:path';
import { writeApiPages } from '../../reference/api-pages';
import { fencesOf } from '../demos/live-fences';
import { filesBelow } from '../../shared/files-below';
import { PAGE, splitFrontMatter } from '../../shared/page-files';
import { readTree } from '../../shared/read-tree';
import type { NavigationTree } from '../../../src/shell/navigation';
import type { Redirect } from '../../../src/shell/not-found/types';
import { archivesOf } from '../../../src/foundation/products';
import type { DocsArchive, DocsInstance, Product } from '../../../src/foundation/products';
import { parsePage } from '../markup/parse-page';
import type { ParsedPage } from '../markup/parse-page';
import { partialsOf } from '../markup/partials';
import { idsOf } from './outline';

/** A page's location; its text isn't parsed for it. */
export interface SitePage {
  /** Path relative to the repository's root, with forward slashes. */
  file: string;
  product: Product;
  instance: DocsInstance;
  /** The archived version that contains it. */
  archive: DocsArchive | null;
  /** Whether a plugin generated it. */
  generated: boolean;
  title: string;
  slug: string;
  /** Without a trailing slash, such as `/material-ui/react-button`. */
  pathname: string;
  components: string[];
  unlisted: boolean;
}

/** A page with its text. */
export interface Page extends SitePage, ParsedPage {}

/** The contents of the site. */
export interface SiteInput {
  /** Absolute path of the repository's root, or of a folder with the same structure. */
  root: string;
  /** The products to include. */
  products: readonly Product[];
  /** Navigation tree of each docs instance, by instance id; read from its folder by default. */
  trees?: Readonly<Record<string, NavigationTree>>;
  redirects: readonly Redirect[];
}

/** All pages of the site, and lookups for rules. */
export interface Site extends Required<SiteInput> {
  pages: readonly SitePage[];
  /** The pages at a path; more than one is a mistake. */
  pagesAt: (pathname: string) => readonly SitePage[];
  pageOf: (file: string) => SitePage | undefined;
  /** Parses a page; the result is cached. */
  read: (page: SitePage) => Promise<Page>;
  /** Parses the MDX files that a page shows, such as `_note.mdx`, and those that they show. */
  partials: (page: Page) => Promise<Page[]>;
  /** The anchors of a page; `null` if it can't be parsed, or imports components or files that may contain others. */
  anchorsOf: (page: SitePage) => Promise<ReadonlySet<string> | null>;
}

const GENERATED = 'api';

/** The front matter of a page; empty if it isn't valid YAML, which `parsePage` reports. */
function fieldsOf(source: string, file: string): Readonly<Record<string, unknown>> {
  try {
    return splitFrontMatter(source, file).frontMatter;
  } catch {
    return {};
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function pagesIn(
  root: string,
  product: Product,
  instance: DocsInstance,
  archive: DocsArchive | null,
): SitePage[] {
  const { folder, basePath } = archive ?? instance;
  return filesBelow(folder, root, PAGE).map((file) => {
    const name = file.slice(folder.length + 1);
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const fields = fieldsOf(source, file);
    const slug = text(fields.slug) || `/${name.replace(/\.mdx$/, '')}`;
    return {
      ...{ file, product, instance, archive, slug },
      generated: name.startsWith(`${GENERATED}/`),
      title: text(fields.title),
      pathname: `${basePath}${slug}`.replace(/\/$/, ''),
      components: Array.isArray(fields.components) ? fields.components.map(String) : [],
      unlisted: fields.unlisted === true,
    };
  });
}

/** Generates the API pages if there are none yet, because component pages link to them. */
function writeMissingApiPages({ root, products }: SiteInput): void {
  const folders = [
    ...products.flatMap(({ docs, packages }) => (packages.length > 0 ? docs : [])),
    ...archivesOf(products),
  ];
  if (folders.some(({ folder }) => !fs.existsSync(path.join(root, folder, GENERATED)))) {
    writeApiPages({ products, archives: archivesOf(products) }, root);
  }
}

function treesOf({ root, products }: SiteInput): Record<string, NavigationTree> {
  const instances = products.flatMap(({ docs }) => docs);
  return Object.fromEntries(instances.map((one) => [one.id, readTree(one, root)]));
}

async function anchorsOf(root: string, page: Page): Promise<ReadonlySet<string> | null> {
  const data = path.join(root, page.file.replace(/\.mdx$/, '.json'));
  const rows =
    page.generated && fs.existsSync(data)
      ? fs.readFileSync(data, 'utf8').match(/(?<="id":")[^"]+(?=")/g)
      : null;
  if (page.fault) {
    return null;
  }
  const hasUnknown = page.tree.children.some(
    (node) => node.type === 'mdxjsEsm' && /@site\/|\.mdx?['"]/.test(node.value),
  );
  const ids = new Set([
    ...idsOf(page.tree),
    ...fencesOf(page.source).map(({ name }) => name),
    ...(rows ?? []),
    // Added by remark-api-section.
    ...(page.components.length > 0 ? ['api', 'what-changed'] : []),
  ]);
  return hasUnknown && !page.generated ? null : ids;
}

/**
 * Lists the pages of the site. Generates the API pages first if there are none, as a build does.
 */
export function readSite(input: SiteInput): Site {
  const { root, products } = input;
  writeMissingApiPages(input);
  const archives = archivesOf(products);
  const pages = products.flatMap((product) =>
    product.docs.flatMap((instance) => [
      ...pagesIn(root, product, instance, null),
      ...archives
        .filter((archive) => archive.instance === instance.id)
        .flatMap((archive) => pagesIn(root, product, instance, archive)),
    ]),
  );
  const byPathname = new Map<string, SitePage[]>();
  pages.forEach((page) =>
    byPathname.set(page.pathname, [...(byPathname.get(page.pathname) ?? []), page]),
  );
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const parsed = new Map<string, Promise<Page>>();
  const read = (page: SitePage) => {
    const absolute = path.join(root, page.file);
    const promise =
      parsed.get(page.file) ??
      parsePage(absolute, fs.readFileSync(absolute, 'utf8')).then((one) => ({ ...page, ...one }));
    parsed.set(page.file, promise);
    return promise;
  };
  const partials = async (page: Page, seen: readonly string[] = [page.file]): Promise<Page[]> => {
    const files = [...partialsOf(page.tree, path.join(root, page.file), root).values()]
      .map((file) => path.relative(root, file).replaceAll('\\', '/'))
      .filter((file) => !seen.includes(file) && !byFile.has(file));
    const shown = [...new Set(files)].map(async (file) => {
      const nothing = { title: '', slug: '', components: [] };
      const partial = await read({ ...page, ...nothing, file });
      return [partial, ...(await partials(partial, [...seen, file]))];
    });
    return (await Promise.all(shown)).flat();
  };
  return {
    ...input,
    partials: (page) => partials(page),
    trees: input.trees ?? treesOf(input),
    pages,
    pagesAt: (pathname) => byPathname.get(pathname.replace(/\/$/, '')) ?? [],
    pageOf: (file) => byFile.get(file),
    read,
    anchorsOf: async (page) => anchorsOf(root, await read(page)),
  };
}
