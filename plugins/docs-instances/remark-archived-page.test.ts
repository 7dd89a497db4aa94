import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { archivesOf, productById } from '@site/src/products';
import { remarkArchivedPage } from './remark-archived-page';

const product = productById('material-ui');
const ARCHIVE = 'docs-material_versioned_docs/version-6.5.0';
const CURRENT = {
  'components/button.mdx': 'slug: /react-button',
  'api/button.mdx': 'slug: /api/button',
  'api/compare.mdx': 'slug: /api/compare',
};

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'archived-page-'));
  for (const [file, slug] of Object.entries(CURRENT)) {
    fs.mkdirSync(path.join(siteDir, 'docs-material', path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, 'docs-material', file), `---\n${slug}\n---\n`);
  }
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
});

/** The notice's props, `null` if the page has no notice. */
function noticeOf(file: string, frontMatter: object): Record<string, unknown> | null {
  const tree: Root = { type: 'root', children: [] };
  const vfile = { path: path.join(siteDir, file), data: { frontMatter } } as unknown as VFile;
  remarkArchivedPage({ siteDir, product, archives: archivesOf([product]) })(tree, vfile);
  const [imported, notice] = tree.children as unknown as {
    value: string;
    attributes: { name: string; value: { value: string } }[];
  }[];
  if (!notice) {
    return null;
  }
  expect(imported?.value).toBe("import { EarlierVersion } from '@site/src/versions';");
  return Object.fromEntries(
    notice.attributes.map(({ name, value }) => [name, JSON.parse(value.value)]),
  );
}

describe('remarkArchivedPage', () => {
  it('links to the same page of the current version, and to the comparison', () => {
    const notice = noticeOf(`${ARCHIVE}/components/button.mdx`, { components: ['Button', 'Fab'] });
    expect(notice).toEqual({
      product: 'Material UI',
      version: '6.5.0',
      current: '7.3.2',
      samePage: '/material-ui/react-button/',
      start: '/material-ui/getting-started/',
      comparison: {
        component: 'Button',
        href: '/material-ui/api/compare/?component=Button&from=6.5.0&to=7.3.2',
      },
    });
  });

  it('finds the component of an API page by its title', () => {
    const page = { slug: '/api/button', title: 'Button API' };
    expect(noticeOf(`${ARCHIVE}/api/button.mdx`, page)).toMatchObject({
      samePage: '/material-ui/api/button/',
      comparison: { component: 'Button' },
    });
  });

  it("links to the start page if the current version doesn't have the page", () => {
    expect(noticeOf(`${ARCHIVE}/usage.mdx`, {})).toMatchObject({
      samePage: null,
      start: '/material-ui/getting-started/',
      comparison: null,
    });
  });

  it('has no comparison if the product has none', () => {
    fs.rmSync(path.join(siteDir, 'docs-material/api/compare.mdx'));
    expect(noticeOf(`${ARCHIVE}/components/button.mdx`, { components: ['Button'] })).toMatchObject({
      comparison: null,
    });
  });

  it("doesn't change pages of the current version", () => {
    expect(noticeOf('docs-material/components/button.mdx', { components: ['Button'] })).toBeNull();
  });
});
