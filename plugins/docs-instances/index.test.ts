import type { Options } from '@docusaurus/plugin-content-docs';
import { page } from '@site/src/navigation';
import { PRODUCTS, archivesOf, productById } from '@site/src/products';
import type { Product } from '@site/src/products';
import trees from '@site/sidebars';
import { remarkDemo } from '../demos/remark-demo';
import { rehypeCode } from '../highlight/rehype-code';
import { docsPlugins } from '.';
import { remarkFrontMatter } from './remark-front-matter';

const REPOSITORY = 'https://example.com/docs';

function optionsOf(
  products: readonly Product[],
  given: Parameters<typeof docsPlugins>[0]['trees'] = trees,
): Partial<Options>[] {
  const plugins = docsPlugins({
    products,
    archives: archivesOf(products),
    trees: given,
    repository: REPOSITORY,
    branch: 'next',
    siteDir: '/site',
  });
  return (plugins as [string, Partial<Options>][]).map(([name, options]) => {
    expect(name).toBe('@docusaurus/plugin-content-docs');
    return options;
  });
}

const JOY = productById('joy-ui');

/** Runs the sidebar generator of one instance, as Docusaurus does for a version. */
function sidebarOf(tree: (typeof trees)[string], frontMatter: object, versionName = 'current') {
  const [{ sidebarItemsGenerator }] = optionsOf([JOY], { 'docs-joy': tree });
  const archived = { id: 'api/chip', title: 'Chip API', frontMatter: {} };
  const given = {
    item: { dirName: 'api' },
    docs: versionName === 'current' ? [{ id: 'button', frontMatter }] : [archived],
    version: { versionName },
  };
  return sidebarItemsGenerator?.(
    given as unknown as Parameters<NonNullable<typeof sidebarItemsGenerator>>[0],
  );
}

describe('docsPlugins', () => {
  it('makes one plugin per docs instance, at its folder and path', () => {
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

  it('gives each the same pipeline, with the scope of every folder', () => {
    for (const { beforeDefaultRemarkPlugins, rehypePlugins } of optionsOf(PRODUCTS)) {
      expect(beforeDefaultRemarkPlugins).toContain(remarkFrontMatter);
      expect(beforeDefaultRemarkPlugins).toContainEqual([
        remarkDemo,
        {
          siteDir: '/site',
          folders: expect.objectContaining({
            'docs-joy': 'joy',
            'docs-material': 'material',
            'docs-material_versioned_docs/version-6.5.0': 'material-v6',
          }),
        },
      ]);
      expect(rehypePlugins).toEqual([[rehypeCode, { siteDir: '/site' }]]);
    }
  });

  it('keeps search engines off the test pages only', () => {
    const hidden = optionsOf(PRODUCTS).filter(({ versions }) => versions?.current?.noIndex);
    expect(hidden.map(({ id }) => id)).toEqual(['docs-experiments']);
  });

  it("links each page to its source in this site's repository", () => {
    const [{ editUrl }] = optionsOf([JOY]);
    const page_ = { versionDocsDirPath: 'docs-joy', docPath: 'components/button/button.mdx' };
    expect(
      typeof editUrl === 'function' ? editUrl(page_ as Parameters<typeof editUrl>[0]) : null,
    ).toBe('https://example.com/docs/edit/next/docs-joy/components/button/button.mdx');
  });

  it('stops at an instance without tree', () => {
    expect(() => optionsOf([JOY], {})).toThrow(
      'sidebars.ts has no tree "docs-joy". Add one: it may be empty, [].',
    );
  });

  it('stops at a tree that names a page twice', () => {
    const tree = [page('/joy-ui/react-button'), page('/joy-ui/react-button', 'Again')];
    expect(() => optionsOf([JOY], { 'docs-joy': tree })).toThrow(
      'sidebars.ts, tree "docs-joy": the pathname /joy-ui/react-button stands twice, at "Button" and at "Again".',
    );
  });

  it('finds the pages of the tree by their slugs, or by their ids', () => {
    const item = expect.objectContaining({ type: 'doc', id: 'button' });
    expect(sidebarOf([page('/joy-ui/react-button')], { slug: '/react-button' })).toEqual([item]);
    expect(sidebarOf([page('/joy-ui/button')], {})).toEqual([item]);
  });

  it('lets a page be unlisted', () => {
    expect(() => sidebarOf([], {})).toThrow('the page "button" (/joy-ui/button) has no place');
    expect(sidebarOf([], { unlisted: true })).toEqual([]);
  });

  it('adds the generated pages to the sidebar of an archived version, whatever the tree', () => {
    expect(sidebarOf([page('/joy-ui/react-chip')], {}, '5.0')).toEqual([
      { type: 'doc', id: 'api/chip', label: 'Chip' },
    ]);
  });
});
