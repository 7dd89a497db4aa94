import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { page } from '../../src/navigation';
import type { NavigationEntry, NavigationTree } from '../../src/navigation';
import { PRODUCTS, productById } from '../../src/products';
import type { DemoScope, DocsArchive, Product, ProductId } from '../../src/products';
import { loadApi, releasesOf } from '../api-reference';
import type { ComponentApi } from '../../src/api/types';
import { archivedLinks } from './archived-links';
import { compareFiles } from './compare-files';
import { COMPARE } from './compare-page';
import { demoPages } from './demo-pages';
import { documentedComponents } from './documented-components';
import { playgroundFiles, playgroundSection, readPresets } from '../playground';
import { familyChunks } from '../playground/family-chunks';
import { pageData } from './entries';
import { apiPage } from './page';
import { sectionEntries, sectionFiles } from './sections';
import { siteLinks } from './site-links';
import { writeFolder } from './write-folder';
import { writtenPages } from './written-pages';
import type { WrittenPage } from './written-pages';

export { remarkApiSection } from './remark-api-section';

/** Folder of the generated pages in a docs folder, ignored by git. */
const FOLDER = 'api';

/**
 * The sidebar entries of a product's API pages.
 *
 * @param written - Entries of hand-written pages among them.
 * @returns Empty for a product without components.
 */
export function apiEntries(
  product: ProductId,
  siteDir: string,
  written: NavigationTree,
): NavigationEntry[] {
  const [current, ...earlier] = releasesOf(product, siteDir);
  const { basePath } = productById(product);
  const pages = sectionEntries(`${basePath}/api`, current?.components ?? [], written);
  return earlier.length > 0
    ? [page(`${basePath}/api/${COMPARE}`, { title: 'Compare versions' }), ...pages]
    : pages;
}

/** Options of the plugin for API pages. */
export interface PluginOptions {
  id: string;
  products: readonly Product[];
  /** Archived versions that are part of the build. */
  archives: readonly DocsArchive[];
}

function demoFile(folder: string, file: string): string {
  const relative = path.posix.relative(folder, file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

interface Pages {
  components: ComponentApi[];
  /** The hand-written pages in the same docs folder. */
  near: readonly WrittenPage[];
  resolve: (href: string) => string;
  /** For an archived version, the components of the current one. */
  current?: readonly ComponentApi[];
  /** The scope that playgrounds are rendered in. Without it, pages have no playground. */
  playgrounds?: DemoScope;
  /** Additional files in the folder, by name. */
  others?: [string, string][];
}

/** Writes the API pages of one docs folder. */
function writePages(docsFolder: string, siteDir: string, pages: Pages) {
  const { components, near, resolve, current = [], playgrounds: scope, others = [] } = pages;
  const folder = path.posix.join(docsFolder, FOLDER);
  const files = components.flatMap((component): [string, string][] => {
    const data = pageData(component, resolve);
    const demos = demoPages(component.name, near).map(({ title, file }) => ({
      title,
      file: demoFile(folder, file),
    }));
    const playground = scope ? playgroundSection(component, scope) : '';
    const currentDeclaration = current.find(({ name }) => name === component.name)?.declaration;
    const page = apiPage({ component, data, demos, resolve, playground, currentDeclaration });
    return [
      [`${component.slug}.mdx`, page],
      [`${component.slug}.json`, JSON.stringify(data)],
    ];
  });
  const modules = scope ? playgroundFiles(components, scope, readPresets(docsFolder, siteDir)) : [];
  writeFolder(path.join(siteDir, folder), new Map([...files, ...modules, ...others]));
}

export function writeApiPages(
  { products, archives }: Omit<PluginOptions, 'id'>,
  siteDir: string,
): void {
  const pages = new Map<string, WrittenPage[]>(
    PRODUCTS.flatMap(({ docs }) => docs).map((docs) => [
      docs.id,
      writtenPages(docs, siteDir, FOLDER),
    ]),
  );
  const components = PRODUCTS.flatMap(({ id }) => loadApi(id, siteDir));
  const everyPage = [...pages.values()].flat();
  const pathnames = everyPage.map(({ pathname }) => pathname);
  const resolve = siteLinks(components, new Set(pathnames));

  for (const product of products) {
    const { id, docs } = product;
    const [own] = docs;
    const described = components.filter(({ product }) => product === id);
    if (own && described.length > 0) {
      const near = pages.get(own.id) ?? [];
      const others = [
        ...compareFiles(product, releasesOf(id, siteDir), resolve),
        ...sectionFiles(described, { folder: path.posix.join(own.folder, FOLDER), pages: near }),
      ];
      writePages(own.folder, siteDir, {
        ...{ components: described, near, resolve, others },
        playgrounds: own.demoScope,
      });
    }
    for (const archive of archives.filter(({ instance }) => instance === own?.id)) {
      const near = writtenPages(archive, siteDir, FOLDER);
      const archived = documentedComponents(loadApi(id, siteDir, archive.version), near);
      writePages(archive.folder, siteDir, {
        components: archived,
        current: described,
        near,
        resolve: archivedLinks(
          { ...archive, productPath: own.basePath },
          archived,
          new Set([...pathnames, ...near.map(({ pathname }) => pathname)]),
        ),
      });
    }
  }
}

/**
 * Writes the API pages of the products and their archived versions as MDX. It runs in the plugin's
 * constructor because Docusaurus creates all plugins before the docs plugins read their folders.
 *
 * @throws ApiError when a package cannot be read; see plugins/api-reference.
 */
export default function apiPagesPlugin({ siteDir }: LoadContext, options: PluginOptions): Plugin {
  writeApiPages(options, siteDir);
  return {
    name: 'api-pages',

    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: familyChunks } } },
  };
}
