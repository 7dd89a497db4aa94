import fs from 'node:fs';
import path from 'node:path';
import { fencesOf } from 'docusaurus-demo-islands/live-fences';
import { PAGE } from '../../shared/page-files';
import { readTree } from '../../shared/read-tree';
import { pagesIn, siteOf } from 'mdx-doctor';
import type { PageOf, Site as AnySite, SitePage as AnyPage } from 'mdx-doctor';
import type { NavigationTree } from '../../../src/shell/navigation';
import type { Redirect } from '../../../src/shell/not-found/types';
import { archivesOf, productOfPath } from '../../../src/foundation/products';
import type { DocsArchive, DocsInstance, Product } from '../../../src/foundation/products';
import { CONVENTIONS } from '../markup/conventions';
import { demosOf } from './outline';

/** A page's location; its text isn't parsed for it. */
export interface SitePage extends AnyPage {
  product: Product;
  instance: DocsInstance;
  /** The archived version that contains it. */
  archive: DocsArchive | null;
  /** Whether a plugin generated it. */
  generated: boolean;
  components: string[];
  unlisted: boolean;
}

/** A page with its text. */
export type Page = PageOf<SitePage>;

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
export interface Site extends Required<SiteInput>, Omit<AnySite<SitePage>, keyof SiteInput> {}

const GENERATED = 'api';

/** URLs that aren't pages. Each file in `src/pages/` is a route. */
const BUILT =
  /^\/(?:core|demo|demos|a11y-data|api-data|size-snapshot)\/|\.(?:md|txt|json|xml)$|^\/$/;

/** Whether a URL belongs to a product that this build excludes. */
function isOfOtherProduct(pathname: string, products: readonly Product[]): boolean {
  const id = productOfPath(pathname)?.id;
  return id !== undefined && !products.some((product) => product.id === id);
}

function placesIn(
  root: string,
  product: Product,
  instance: DocsInstance,
  archive: DocsArchive | null,
): SitePage[] {
  const docs = archive ?? instance;
  return pagesIn(root, docs, PAGE).map(({ fields, ...page }) => ({
    ...{ ...page, product, instance, archive },
    generated: page.file.startsWith(`${docs.folder}/${GENERATED}/`),
    components: Array.isArray(fields.components) ? fields.components.map(String) : [],
    unlisted: fields.unlisted === true,
  }));
}

/** Where a checkout has no API pages yet. A build writes them, and then finds broken links to them. */
function missingApiPages({ root, products }: SiteInput): string[] {
  return [
    ...products.flatMap(({ docs, packages }) => (packages.length > 0 ? docs : [])),
    ...archivesOf(products),
  ]
    .filter(({ folder }) => !fs.existsSync(path.join(root, folder, GENERATED)))
    .map(({ basePath }) => `${basePath}/${GENERATED}/`);
}

function treesOf({ root, products }: SiteInput): Record<string, NavigationTree> {
  const instances = products.flatMap(({ docs }) => docs);
  return Object.fromEntries(instances.map((one) => [one.id, readTree(one, root)]));
}

/** Anchors of demos, code, rows of API pages, and the section that `remark-api-section` adds. */
function moreAnchors(root: string, page: Page): string[] {
  const data = path.join(root, page.file.replace(/\.mdx$/, '.json'));
  const rows =
    page.generated && fs.existsSync(data)
      ? fs.readFileSync(data, 'utf8').match(/(?<="id":")[^"]+(?=")/g)
      : null;
  return [
    ...demosOf(page.tree).flatMap(({ name }) => [name, `${name}.tsx`, `${name}.js`]),
    ...fencesOf(page.source).map(({ name }) => name),
    ...(rows ?? []),
    ...(page.components.length > 0 ? ['api', 'what-changed'] : []),
  ];
}

/** Lists the pages of the site. */
export function readSite(input: SiteInput): Site {
  const { root, products } = input;
  const missing = missingApiPages(input);
  const archives = archivesOf(products);
  const instances = products.flatMap(({ docs }) => docs);
  const pages = products.flatMap((product) =>
    product.docs.flatMap((instance) => [
      ...placesIn(root, product, instance, null),
      ...archives
        .filter((archive) => archive.instance === instance.id)
        .flatMap((archive) => placesIn(root, product, instance, archive)),
    ]),
  );
  const site = siteOf<SitePage>({
    ...{ root, siteFolder: '.', pages, redirects: input.redirects, conventions: CONVENTIONS },
    folders: [...instances, ...archives],
    packages: [__dirname],
    isKnown: (pathname) =>
      BUILT.test(pathname) ||
      isOfOtherProduct(pathname, products) ||
      missing.some((start) => pathname.startsWith(start)),
    moreAnchors: (page) => moreAnchors(root, page),
    hasAllAnchors: ({ generated }) => generated,
  });
  return { ...site, ...input, trees: input.trees ?? treesOf(input) };
}
