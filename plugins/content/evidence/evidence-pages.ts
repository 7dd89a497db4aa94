import path from 'node:path';
import type { DemoScope, DocsArchive, Product } from '../../../src/foundation/products';
import { pageFiles } from '../../shared/page-files';
import { pageDemos } from '../../shared/page-demos';
import type { PageDemo } from '../../shared/page-demos';

/** A page whose demos are checked for accessibility. */
export interface EvidencePage {
  /** The MDX file, from the repository's root. */
  file: string;
  /** The page's path, with slashes at both ends. */
  page: string;
  product: string;
  version: string;
  /** Name of its evidence file. */
  component: string;
  /** Docs folder of the page, from the repository's root. */
  folder: string;
  /** Path of its docs instance or archived version, without a trailing slash. */
  basePath: `/${string}`;
  scope: DemoScope;
  /** The archived version that the page belongs to, if any. */
  archive: DocsArchive | null;
  /** The demos that it shows, each once; never empty. */
  demos: PageDemo[];
}

/**
 * Name of a page's evidence file: its path without `react-`, or else its id, because a utility can
 * have the name of a component.
 *
 * @example componentName('/react-data-grid/filtering/', '…') // 'data-grid-filtering'
 * @example componentName('/grid/', 'utilities/grid/grid') // 'utilities-grid'
 */
function componentName(slug: string, id: string): string {
  const [, component] = /^\/react-(.*?)\/?$/.exec(slug) ?? [];
  return (component ?? id.replace(/([^/]+)\/\1$/, '$1')).replaceAll('/', '-').toLowerCase();
}

type Docs = Pick<EvidencePage, 'product' | 'version' | 'folder' | 'basePath' | 'scope' | 'archive'>;

function pagesOf(siteDir: string, docs: Docs): EvidencePage[] {
  return pageFiles(docs.folder, siteDir).flatMap(({ file, id, frontMatter }) => {
    const slug = String(frontMatter.slug ?? `/${id}`);
    const demos = new Map(pageDemos(siteDir, file).map((demo) => [demo.name, demo]));
    return demos.size === 0
      ? []
      : [
          {
            ...docs,
            file,
            page: path.posix.join(docs.basePath, slug, '/'),
            component: componentName(slug, id),
            demos: [...demos.values()].filter(({ text }) => text !== ''),
          },
        ];
  });
}

/**
 * The pages with demos of all products that have packages, current and archived, sorted by file
 * within a docs folder.
 *
 * @param siteDir - The repository's root.
 */
export function evidencePages(
  siteDir: string,
  products: readonly Product[],
  archives: readonly DocsArchive[],
): EvidencePage[] {
  return products
    .filter(({ packages }) => packages.length > 0)
    .flatMap(({ id: product, version, docs }) =>
      docs.flatMap(({ id, folder, basePath, demoScope: scope }) => [
        { product, version, folder, basePath, scope, archive: null },
        ...archives
          .filter(({ instance }) => instance === id)
          .map((archive) => ({ product, archive, ...archive, scope: archive.demoScope })),
      ]),
    )
    .flatMap(({ product, version, folder, basePath, scope, archive }) =>
      pagesOf(siteDir, { product, version, folder, basePath, scope, archive }),
    );
}
