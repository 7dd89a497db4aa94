import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { page } from '../../../src/shell/navigation';
import type { NavigationEntry, NavigationTree } from '../../../src/shell/navigation';
import { productById } from '../../../src/foundation/products';
import type { DocsArchive, Product, ProductId } from '../../../src/foundation/products';
import { comparedReleasesOf, loadApi } from '../api-reference';
import { playgroundElement, playgroundFiles, readPresets } from '../playground';
import { familyChunks } from '../playground/family-chunks';
import { compareFiles } from './compare-files';
import { COMPARE } from './compare-page';
import { apiFolders, FOLDER } from './component-pages';
import type { ApiFolder, ApiPage } from './component-pages';
import { pageData } from './entries';
import { markdownToHtml } from './markdown';
import { nameLinks } from './name-links';
import { apiPage } from './page';
import { sectionEntries, sectionFiles } from './sections';
import { usedInText } from './used-in';
import { writeFolder } from './write-folder';

export { remarkApiSection } from './remark-api-section';
export { remarkPlayground } from './remark-playground';
export { remarkUsageDemo } from './remark-usage-demo';
export type { ApiPage } from './component-pages';

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
  const { basePath } = productById(product);
  const pages = sectionEntries(`${basePath}/api`, loadApi(product, siteDir), written);
  return comparedReleasesOf(product, siteDir).length > 1
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

function writeFiles(docs: ApiFolder, siteDir: string): void {
  const { product, folder, near, resolve, pages, demoScope } = docs;
  const apiFolder = path.posix.join(folder, FOLDER);
  const files = pages.flatMap((page): [string, string][] => {
    const { component, usedIn } = page;
    const data = nameLinks(
      pageData(
        component,
        (markdown) => markdownToHtml(markdown, resolve),
        (prop) => markdownToHtml(usedInText(usedIn.get(prop)), String),
      ),
    );
    const playground = demoScope ? playgroundElement(component, demoScope) : '';
    return [
      [`${component.slug}.mdx`, apiPage(page, data, playground)],
      [`${component.slug}.json`, JSON.stringify(data)],
    ];
  });
  const components = pages.map(({ component }) => component);
  const others = demoScope
    ? [
        ...compareFiles(product, comparedReleasesOf(product.id, siteDir), resolve),
        ...sectionFiles(components, { folder: apiFolder, pages: near }),
        ...playgroundFiles(components, demoScope, readPresets(folder, siteDir)),
      ]
    : [];
  writeFolder(path.join(siteDir, apiFolder), new Map([...files, ...others]));
}

/**
 * Writes the API pages of the products and their archived versions as MDX.
 *
 * @returns The components' pages, for plugins that write the same in other formats.
 * @throws If a package cannot be read; see plugins/reference/api-reference.
 */
export function writeApiPages(
  options: Omit<PluginOptions, 'id'>,
  siteDir: string,
): readonly ApiPage[] {
  const folders = apiFolders(options, siteDir);
  folders.forEach((docs) => writeFiles(docs, siteDir));
  return folders.flatMap(({ pages }) => pages);
}

const NAME = 'api-pages';

/** The components' pages by pathname, from the content that Docusaurus loaded for all plugins. */
export function apiPagesIn(allContent: AllContent): ReadonlyMap<string, ApiPage> {
  const pages = (allContent[NAME]?.default ?? []) as readonly ApiPage[];
  return new Map(pages.map((page) => [page.pathname, page]));
}

/**
 * Writes the API pages. It does so in the plugin's constructor because Docusaurus creates all plugins
 * before the docs plugins read their folders.
 */
export default function apiPagesPlugin(
  { siteDir }: LoadContext,
  options: PluginOptions,
): Plugin<readonly ApiPage[]> {
  const pages = writeApiPages(options, siteDir);
  return {
    name: NAME,

    loadContent: () => Promise.resolve(pages),

    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: familyChunks } } },
  };
}
