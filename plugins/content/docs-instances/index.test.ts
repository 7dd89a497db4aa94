/** @reads-pages */
import path from 'node:path';
import type { Options } from '@docusaurus/plugin-content-docs';
import { PRODUCTS, archivesOf, productById } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import { remarkDemo } from '../demos/remark-demo';
import { rehypeCode } from '../code-blocks/rehype-code';
import { treeFileOf } from '../../shared/read-tree';
import { rehypeAd } from './rehype-ad';
import { rehypeDeferred } from './rehype-deferred';
import { rehypeTables } from './rehype-tables';
import { docsPlugins } from '.';
import { remarkFrontMatter } from '../front-matter/remark-front-matter';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const SITE_DIR = path.resolve(__dirname, '../../..');
const REPOSITORY = 'https://example.com/docs';

function optionsOf(products: readonly Product[], siteDir = SITE_DIR): Partial<Options>[] {
  const plugins = docsPlugins({
    products,
    archives: archivesOf(products),
    treeFile: treeFileOf,
    repository: REPOSITORY,
    branch: 'next',
    siteDir,
  });
  return (plugins as [string, Partial<Options>][]).map(([name, options]) => {
    expect(name).toBe('@docusaurus/plugin-content-docs');
    return options;
  });
}

const JOY = productById('joy-ui');

describe('docsPlugins', () => {
  it('creates a plugin per docs instance, with its folder and path', () => {
    const made = optionsOf(PRODUCTS).map(({ id, path, routeBasePath }) => ({
      id,
      path,
      routeBasePath,
    }));
    expect(made).toEqual(
      PRODUCTS.flatMap(({ docs }) => docs).map(({ id, folder, basePath }) => ({
        id,
        path: folder,
        routeBasePath: basePath.replace(/^\//, ''),
      })),
    );
  });

  it('uses the same pipeline for each, with the scope of every folder', () => {
    for (const { beforeDefaultRemarkPlugins, rehypePlugins } of optionsOf(PRODUCTS)) {
      expect(beforeDefaultRemarkPlugins).toContainEqual([remarkFrontMatter, { siteDir: SITE_DIR }]);
      expect(beforeDefaultRemarkPlugins).toContainEqual([
        remarkDemo,
        {
          siteDir: SITE_DIR,
          folders: expect.objectContaining({
            'docs-joy': 'joy',
            'docs-material': 'material',
            'docs-material_versioned_docs/version-6.5.0': 'material-v6',
          }),
        },
      ]);
      expect(rehypePlugins).toEqual([
        rehypeTables,
        [rehypeCode, { siteDir: SITE_DIR }],
        rehypeAd,
        rehypeDeferred,
      ]);
    }
  });

  it('hides only the test pages from search engines', () => {
    const hidden = optionsOf(PRODUCTS).filter(({ versions }) => versions?.current?.noIndex);
    expect(hidden.map(({ id }) => id)).toEqual(['docs-experiments']);
  });

  it("links each page to its source in the site's repository, also a translated one", () => {
    expect(optionsOf([JOY])).toEqual([
      expect.objectContaining({
        editUrl: 'https://example.com/docs/edit/next/',
        editLocalizedFiles: true,
      }),
    ]);
  });

  it('throws for a docs folder without a tree', () => {
    expect(() => optionsOf([JOY], '/nowhere')).toThrow(
      "docs-joy/sidebar.ts does not exist. Define the folder's navigation tree in it: export default sidebar([page('/…')]);",
    );
  });

  it('makes Docusaurus read and watch the tree', () => {
    expect(optionsOf([JOY])).toEqual([
      expect.objectContaining({ sidebarPath: 'docs-joy/sidebar.ts' }),
    ]);
  });
});
