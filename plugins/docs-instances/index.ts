import path from 'node:path';
import type { Options } from '@docusaurus/plugin-content-docs';
import type { PluginConfig } from '@docusaurus/types';
import { toSidebarItems, assertUniquePathnames } from '../../src/navigation';
import type { NavigationTree } from '../../src/navigation';
import type { DocsArchive, DocsInstance, Product } from '../../src/products';
import { remarkApiSection } from '../api-pages';
import { loadApi } from '../api-reference';
import { remarkDemo } from '../demos/remark-demo';
import { scopesByFolder } from '../demos/scopes-by-folder';
import { rehypeCode } from '../highlight/rehype-code';
import { archivedItems } from './archived-items';
import { remarkArchivedPage } from './remark-archived-page';
import { remarkFrontMatter } from './remark-front-matter';
import { remarkHeadings } from './remark-headings';
import { versionOptions } from './version-options';

interface Input {
  products: readonly Product[];
  /** Their archived versions that are part of the build. */
  archives: readonly DocsArchive[];
  /** Navigation tree of each docs instance, by the instance's id. */
  trees: Readonly<Record<string, NavigationTree>>;
  /** Address of this site's repository, for edit links. */
  repository: string;
  /** Branch that they point to. */
  branch: string;
  siteDir: string;
}

type SidebarGenerator = NonNullable<Options['sidebarItemsGenerator']>;

function sidebarGenerator(instance: DocsInstance, tree: NavigationTree): SidebarGenerator {
  return ({ item, docs, version }) =>
    (version.versionName === 'current'
      ? toSidebarItems(tree, {
          name: instance.id,
          complete: true,
          documents: docs.map(({ id, frontMatter }) => ({
            id,
            pathname: path.posix.join(instance.basePath, String(frontMatter.slug ?? id)),
            unlisted: frontMatter.unlisted === true,
          })),
        })
      : archivedItems(item.dirName, docs)) as Awaited<ReturnType<SidebarGenerator>>;
}

function treeOf(trees: Input['trees'], { id }: DocsInstance): NavigationTree {
  const tree = trees[id];
  if (!tree) {
    throw new Error(`sidebars.ts has no tree "${id}". Add one: it may be empty, [].`);
  }
  assertUniquePathnames(id, tree);
  return tree;
}

/**
 * The docs plugins of the catalogue's products: one instance per folder, all with the same
 * pipeline for demos and code.
 *
 * @throws If an instance has no navigation tree, or a tree names a page twice.
 */
export function docsPlugins({
  products,
  archives,
  trees,
  repository,
  branch,
  siteDir,
}: Input): PluginConfig[] {
  const instances = products.flatMap((product) =>
    product.docs.map((instance) => ({ product, instance })),
  );
  const folders = scopesByFolder(
    instances.map(({ instance }) => instance),
    archives,
  );
  return instances.map(({ product, instance }) => [
    '@docusaurus/plugin-content-docs',
    {
      id: instance.id,
      path: instance.folder,
      routeBasePath: instance.basePath.slice(1),
      include: ['**/*.mdx'],
      breadcrumbs: true,
      showLastUpdateTime: true,
      sidebarItemsGenerator: sidebarGenerator(instance, treeOf(trees, instance)),
      editUrl: ({ versionDocsDirPath, docPath }) =>
        `${repository}/edit/${branch}/${versionDocsDirPath}/${docPath}`,
      beforeDefaultRemarkPlugins: [
        remarkFrontMatter,
        remarkHeadings,
        [remarkDemo, { siteDir, folders }],
        [
          remarkApiSection,
          {
            siteDir,
            folder: instance.folder,
            described: () => loadApi(product.id, siteDir),
          },
        ],
        [remarkArchivedPage, { siteDir, product, archives }],
      ],
      rehypePlugins: [[rehypeCode, { siteDir }]],
      ...versionOptions(instance, archives),
    } satisfies Options,
  ]);
}
