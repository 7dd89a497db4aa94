import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { dependencies } from '@site/lines/root-packages';
import { archivesOf, productById } from '@site/src/foundation/products';
import { remarkArchivedPage } from './remark-archived-page';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const MATERIAL = dependencies['@mui/material'];

const product = productById('material-ui');
const ARCHIVE = 'docs-material_versioned_docs/version-6.5.0';
const CURRENT = {
  'components/button.mdx': 'slug: /react-button',
  'api/button.mdx': 'slug: /api/button',
  'api/compare.mdx': 'slug: /api/compare',
  'api/grid.mdx': 'slug: /api/grid',
  'api/grid-legacy.mdx': 'slug: /api/grid-legacy',
};

let siteDir: string;

beforeEach(() => {
  siteDir = temporaryFolder();
  for (const [file, slug] of Object.entries(CURRENT)) {
    writeFiles(siteDir, { [`docs-material/${file}`]: `---\n${slug}\n---\n` });
  }
});

/** The banner's props, `null` if the page has no banner. */
function bannerOf(file: string, frontMatter: object): Record<string, unknown> | null {
  const tree: Root = { type: 'root', children: [] };
  const vfile = { path: path.join(siteDir, file), data: { frontMatter } } as unknown as VFile;
  remarkArchivedPage({ siteDir, product, archives: archivesOf([product]) })(tree, vfile);
  const [node] = tree.children as { value?: string }[];
  if (!node) {
    return null;
  }
  expect(node.value).toContain("import { VersionBanner } from '@site/src/shell/versions';");
  const [, props] = /export const versionBanner = createElement\(VersionBanner, (.*)\);$/.exec(
    node.value ?? '',
  )!;
  return JSON.parse(props!) as Record<string, unknown>;
}

describe('remarkArchivedPage', () => {
  it('links to the same page of the current version, and to the comparison', () => {
    const banner = bannerOf(`${ARCHIVE}/components/button.mdx`, {
      title: 'Button',
      components: ['Fab', 'Button'],
    });
    expect(banner).toEqual({
      version: '6.5.0',
      current: MATERIAL,
      samePage: '/material-ui/react-button/',
      start: '/material-ui/getting-started/',
      migration: '/material-ui/migration/upgrade-to-v7/',
      comparison: {
        component: 'Button',
        href: `/material-ui/api/compare/?component=Button&from=6.5.0&to=${MATERIAL}`,
      },
    });
  });

  it('finds the component of an API page by its title', () => {
    const page = { slug: '/api/button', title: 'Button API' };
    expect(bannerOf(`${ARCHIVE}/api/button.mdx`, page)).toMatchObject({
      samePage: '/material-ui/api/button/',
      comparison: { component: 'Button' },
    });
  });

  it.each([
    ['grid2', 'grid'],
    ['grid', 'grid-legacy'],
  ])('finds the page of api/%s at its current path, api/%s', (before, now) => {
    const page = { slug: `/api/${before}`, title: `${before} API` };
    expect(bannerOf(`${ARCHIVE}/api/${before}.mdx`, page)).toMatchObject({
      samePage: `/material-ui/api/${now}/`,
    });
  });

  it("links to the start page if the current version doesn't have the page", () => {
    expect(bannerOf(`${ARCHIVE}/usage.mdx`, {})).toMatchObject({
      samePage: null,
      start: '/material-ui/getting-started/',
      comparison: null,
    });
  });

  it('has no comparison if the product has none', () => {
    fs.rmSync(path.join(siteDir, 'docs-material/api/compare.mdx'));
    expect(bannerOf(`${ARCHIVE}/components/button.mdx`, { components: ['Button'] })).toMatchObject({
      comparison: null,
    });
  });

  it("doesn't change pages of the current version", () => {
    expect(bannerOf('docs-material/components/button.mdx', { components: ['Button'] })).toBeNull();
  });
});
