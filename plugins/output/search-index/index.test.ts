import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { productById } from '../../../src/foundation/products';
import type { SearchManifest, SearchRecord } from '../../../src/shell/search/types';
import { parseDoc } from '../after-build/read-pages';
import { pageOf } from '../../reference/api-pages/fixtures/api-page';
import searchIndexPlugin from '.';
import { templateRecords } from './template-records';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

let dir: string;

beforeEach(async () => {
  dir = temporaryFolder();
});

const doc = (permalink: string, title: string) => ({
  id: title,
  ...{ permalink, title, description: `About ${title}.`, frontMatter: {} },
});

it('writes components from their descriptions and other pages as built, for each version', async () => {
  const plugin = searchIndexPlugin({ baseUrl: '/', siteDir: dir } as LoadContext, {
    id: 'default',
    products: [productById('material-ui')],
  });
  const api = '/material-ui/api/icon-button/';
  const docs = [doc('/material-ui/react-button', 'Button'), doc(api, 'IconButton API')];
  const sidebar = [
    {
      type: 'category',
      items: [{ type: 'doc', id: 'Button', customProps: { deprecated: true } }],
    },
    { type: 'doc', id: 'IconButton API' },
  ];
  const loadedVersions = [
    { versionName: 'current', path: '/material-ui', docs, sidebars: { docs: sidebar } },
    { versionName: '6.5.0', path: '/material-ui/v6', docs: [], sidebars: {} },
  ];
  await plugin.allContentLoaded!({
    allContent: {
      'docusaurus-plugin-content-docs': { 'docs-material': { loadedVersions } },
      'api-pages': { default: [pageOf()] },
    },
  } as unknown as Parameters<NonNullable<typeof plugin.allContentLoaded>>[0]);
  const { readDoc, finish } = await plugin.afterBuild!({
    outDir: dir,
  } as Parameters<NonNullable<typeof plugin.afterBuild>>[0]);
  const page = (html: string) => `<div class="markdown">${html}</div>`;
  const use = `<a data-api="IconButton" href="${api}">IconButton</a>`;
  const demo = '<div data-source="demos/docs-material/button/Sizes" id="Sizes"></div>';
  const demos = path.join(dir, 'docs-material/button/demos');
  await fs.mkdir(demos, { recursive: true });
  await fs.writeFile(path.join(demos, 'Sizes.tsx'), '() {\n  return (\n    <Button />\n  );\n}');
  const sections = page(`<h2 id="sizes">Sizes</h2>${demo}${use}`);
  await readDoc!(parseDoc('/material-ui/react-button/', sections));
  await readDoc!(parseDoc(api, page(`<h2 id="unread">Not read</h2>${use}`)));
  await finish!();

  const read = async (file: string) =>
    JSON.parse(await fs.readFile(path.join(dir, file), 'utf8')) as unknown;
  const { shards } = (await read('search/shards.json')) as SearchManifest;
  const records = await Promise.all(
    shards.map(({ file }) => read(file) as Promise<SearchRecord[]>),
  );
  expect(shards).toMatchObject([
    { product: 'material-ui', part: 'pages', current: true, paths: ['/material-ui'] },
    { product: 'material-ui', part: 'api', current: true, records: 1 },
  ]);
  expect(records[0]!.slice(0, 2)).toMatchObject([
    { kind: 'page', url: '/material-ui/react-button/', deprecated: true },
    { kind: 'section', url: '/material-ui/react-button/#sizes', code: '<Button />' },
  ]);
  expect(records[1]).toMatchObject([{ kind: 'component', url: api, uses: 1 }]);
  expect(records[1]![0]).not.toHaveProperty('deprecated');
});

it('finds templates, whose pages are no documents', () => {
  expect(templateRecords('/material-ui').map(({ title, url }) => [title, url])).toContainEqual([
    'Sticky footer',
    '/material-ui/getting-started/templates/sticky-footer/',
  ]);
  expect(templateRecords('/material-ui/v6')).toEqual([]);
});
