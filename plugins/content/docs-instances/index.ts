import type { Options } from '@docusaurus/plugin-content-docs';
import type { PluginConfig } from '@docusaurus/types';
import { remarkMarkup } from 'mdx-doctor/markup';
import type { DocsArchive, DocsInstance, Product } from '../../../src/foundation/products';
import {
  apiEntries,
  remarkApiSection,
  remarkPlayground,
  remarkUsageDemo,
} from '../../reference/api-pages';
import { loadApi } from '../../reference/api-reference';
import {
  evidenceOfPages,
  remarkConformance,
  remarkEvidence,
} from '../../reference/evidence-report';
import { remarkDemo } from '../demos/remark-demo';
import { scopesByFolder } from '../demos/scopes-by-folder';
import { remarkPackageVersions } from '../code-blocks/remark-package-versions';
import { rehypeCode } from '../code-blocks/rehype-code';
import { remarkLine } from '../lines/remark-line';
import { CONVENTIONS } from '../markup/conventions';
import { remarkOptions } from '../option-tables/remark-options';
import { remarkPlan } from '../plans/remark-plan';
import { remarkTranslation } from '../translations/remark-translation';
import { existingTreeFile } from '../../shared/read-tree';
import { rehypeAd } from './rehype-ad';
import { recmaServerOnly } from './recma-server-only';
import { rehypeDeferred } from './rehype-deferred';
import { rehypeTables } from './rehype-tables';
import { remarkArchivedPage } from './remark-archived-page';
import { remarkFrontMatter } from '../front-matter/remark-front-matter';
import { remarkHeadings } from './remark-headings';
import { sidebarGenerator } from './sidebar-generator';
import { versionOptions } from './version-options';

interface Input {
  products: readonly Product[];
  /** Archived versions that are included in the build. */
  archives: readonly DocsArchive[];
  /** The file with the navigation tree of an instance, relative to `siteDir`. */
  treeFile: (instance: DocsInstance) => string;
  /** URL of this site's repository, for edit links. */
  repository: string;
  /** Branch for edit links. */
  branch: string;
  siteDir: string;
  /** The language of the build, if it isn't the pages' own. */
  locale?: string;
}

/** What `remarkMarkup` accepts; packages are those of this checkout. */
const MARKUP = { packages: [__dirname], conventions: CONVENTIONS };

/**
 * Configures the docs plugins of all products: an instance per folder, with the same pipeline for
 * demos and code.
 *
 * @throws If an instance has no navigation tree.
 */
export function docsPlugins({
  products,
  archives,
  treeFile,
  repository,
  branch,
  siteDir,
  locale,
}: Input): PluginConfig[] {
  const instances = products.flatMap((product) =>
    product.docs.map((instance) => ({ product, instance })),
  );
  const folders = scopesByFolder(
    instances.map(({ instance }) => instance),
    archives,
  );
  const apiOf = ({ id }: Product, { folder }: { folder: string }) => ({
    siteDir,
    folder,
    described: () => loadApi(id, siteDir),
  });
  const evidence = () => evidenceOfPages(siteDir);
  return instances.map(({ product, instance }) => [
    '@docusaurus/plugin-content-docs',
    {
      id: instance.id,
      path: instance.folder,
      routeBasePath: instance.basePath.slice(1),
      include: ['**/*.mdx'],
      breadcrumbs: true,
      showLastUpdateTime: true,
      // Docusaurus watches this file, so new entries don't need a restart of the dev server.
      sidebarPath: existingTreeFile(treeFile(instance), siteDir),
      sidebarItemsGenerator: sidebarGenerator({
        instance,
        apiEntries: (written) => apiEntries(product.id, siteDir, written),
        siteDir,
      }),
      editUrl: `${repository}/edit/${branch}/`,
      editLocalizedFiles: true,
      beforeDefaultRemarkPlugins: [
        ...((locale ? [[remarkTranslation, { siteDir, locale }]] : []) as [
          typeof remarkTranslation,
          object,
        ][]),
        [remarkFrontMatter, { siteDir }],
        [remarkLine, { siteDir }],
        [remarkMarkup, { siteDir, folders: Object.keys(folders), ...MARKUP }],
        [remarkHeadings, { siteDir }],
        [remarkPackageVersions, { siteDir }],
        remarkOptions,
        remarkPlan,
        [remarkConformance, { siteDir, product, instance, evidence }],
        [remarkDemo, { siteDir, folders }],
        [remarkApiSection, apiOf(product, instance)],
        [remarkPlayground, apiOf(product, instance)],
        [remarkEvidence, { siteDir, instance, archives, evidence }],
        [remarkUsageDemo, { ...apiOf(product, instance), scope: instance.demoScope }],
        [remarkArchivedPage, { siteDir, product, archives }],
      ],
      rehypePlugins: [rehypeTables, [rehypeCode, { siteDir }], rehypeAd, rehypeDeferred],
      recmaPlugins: [recmaServerOnly],
      ...versionOptions(instance, archives),
    } satisfies Options,
  ]);
}
