import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { productById } from '../../../src/foundation/products';
import type { SearchManifest, SearchRecord } from '../../../src/shell/search/types';
import { parseDoc } from '../after-build/read-pages';
import { pageOf } from '../../reference/api-pages/fixtures/api-page';
import searchIndexPlugin from '.';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

let dir: string;

beforeEach(async () => {
  dir = temporaryFolder();
});

const doc = (permalink: string, title: string) => ({
  ...{ permalink, title, description: `About ${title}.`, frontMatter: {} },
});

it('writes components from their descriptions and other pages as built, for each version', async () => {
  const plugin = searchIndexPlugin({ baseUrl: '/' } as LoadContext, {
    id: 'default',
    products: [productById('material-ui')],
  });
  const api = '/material-ui/api/icon-button/';
  const docs = [doc('/material-ui/react-button', 'Button'), doc(api, 'IconButton API')];
  const loadedVersions = [
    { versionName: 'current', path: '/material-ui', docs },
    { versionName: '6.5.0', path: '/material-ui/v6', docs: [] },
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
  await readDoc!(parseDoc('/material-ui/react-button/', page(`<h2 id="sizes">Sizes</h2>${use}`)));
  await readDoc!(parseDoc(api, page(`<h2 id="unread">Not read</h2>${use}`)));
  await finish!();

  const read = async (file: string) =>
    JSON.parse(await fs.readFile(path.join(dir, file), 'utf8')) as unknown;
  const { shards } = (await read('search/shards.json')) as SearchManifest;
  expect(shards).toMatchObject([
    { product: 'material-ui', current: true, paths: ['/material-ui'], records: 3 },
  ]);
  const records = (await read(shards[0]!.file)) as SearchRecord[];
  expect(records.map(({ kind, url, uses }) => [kind, url, uses])).toEqual([
    ['page', '/material-ui/react-button/', undefined],
    ['section', '/material-ui/react-button/#sizes', undefined],
    ['component', api, 1],
  ]);
});
