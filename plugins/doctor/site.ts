import fs from 'node:fs';
import path from 'node:path';
import { writeApiPages } from '../api-pages';
import { fencesOf } from '../demos/live-fences';
import { readTree } from '../docs-instances/read-tree';
import type { NavigationTree } from '../../src/navigation';
import type { Redirect } from '../../src/not-found/types';
import { archivesOf } from '../../src/products';
import type { DocsArchive, DocsInstance, Product } from '../../src/products';
import { idsOf } from './outline';
import { parsePage } from './parse-page';
import type { ParsedPage } from './parse-page';

/** A page as an address: what is known of it without parsing its text. */
export interface SitePage {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  product: Product;
  instance: DocsInstance;
  /** The archived version that it belongs to. */
  archive: DocsArchive | null;
  /** Whether a plugin wrote it. */
  generated: boolean;
  title: string;
  slug: string;
  /** Without trailing slash, such as `/material-ui/react-button`. */
  pathname: string;
  components: string[];
  unlisted: boolean;
}

/** A page with its text. */
export interface Page extends SitePage, ParsedPage {}

/** What the site is made of. */
export interface SiteInput {
  /** Absolute path of the repository's root, or of a folder that looks like one. */
  root: string;
  /** The products to know. */
  products: readonly Product[];
  /** Navigation tree of each docs instance, by the instance's id; read from its folder without. */
  trees?: Readonly<Record<string, NavigationTree>>;
  redirects: readonly Redirect[];
}

/** All pages of the site, and what rules ask about them. */
export interface Site extends Required<SiteInput> {
  pages: readonly SitePage[];
  /** The pages at an address; more than one is a mistake. */
  pagesAt: (pathname: string) => readonly SitePage[];
  pageOf: (file: string) => SitePage | undefined;
  /** Parses a page, once. */
  read: (page: SitePage) => Promise<Page>;
  /** The anchors of a page; `null` when components that it imports may have further ones. */
  anchorsOf: (page: SitePage) => Promise<ReadonlySet<string> | null>;
}

const GENERATED = 'api';

function field(source: string, name: string): string {
  const [, head = ''] = /^---\n([^]*?)\n---/.exec(source) ?? [];
  const [, value = ''] = new RegExp(`^${name}: *(.+)$`, 'm').exec(head) ?? [];
  return value.trim().replace(/^(['"])(.*)\1$/, '$2');
}

function listed(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  const names = fs.existsSync(absolute)
    ? fs.readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    : [];
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.mdx') && !/(?:^|\/)_/.test(name))
    .sort();
}

function pagesIn(
  root: string,
  product: Product,
  instance: DocsInstance,
  archive: DocsArchive | null,
): SitePage[] {
  const { folder, basePath } = archive ?? instance;
  return listed(root, folder).map((name) => {
    const source = fs.readFileSync(path.join(root, folder, name), 'utf8');
    const slug = field(source, 'slug') || `/${name.replace(/\.mdx$/, '')}`;
    return {
      ...{ file: `${folder}/${name}`, product, instance, archive, slug },
      generated: name.startsWith(`${GENERATED}/`),
      title: field(source, 'title'),
      pathname: `${basePath}${slug}`.replace(/\/$/, ''),
      components: field(source, 'components')
        .replace(/^\[|\]$/g, '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
      unlisted: field(source, 'unlisted') === 'true',
    };
  });
}

/** Component pages lead to API pages, which only a build or a start would have written. */
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
      ? [...fs.readFileSync(data, 'utf8').matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
      : [];
  const hasUnknown = page.tree.children.some(
    (node) => node.type === 'mdxjsEsm' && node.value.includes('@site/'),
  );
  const ids = new Set([
    ...idsOf(page.tree),
    ...fencesOf(page.source).map(({ name }) => name),
    ...rows,
    // What remark-api-section adds.
    ...(page.components.length > 0 ? ['api', 'what-changed'] : []),
  ]);
  return hasUnknown && !page.generated ? null : ids;
}

/**
 * Reads which pages there are. Writes the API pages first if there are none yet, as a build does.
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
  return {
    ...input,
    trees: input.trees ?? treesOf(input),
    pages,
    pagesAt: (pathname) => byPathname.get(pathname.replace(/\/$/, '')) ?? [],
    pageOf: (file) => byFile.get(file),
    read,
    anchorsOf: async (page) => anchorsOf(root, await read(page)),
  };
}
