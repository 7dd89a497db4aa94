import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Props } from '@docusaurus/types';
import { parseDoc } from '../after-build/read-pages';
import publishedAddressesPlugin from '.';
import { LIST_FILE } from '../../shared/address-list';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

let siteDir: string;

beforeEach(() => {
  siteDir = temporaryFolder();
});

const PAGE = `<div class="markdown"><h2 id="basics">Basics</h2><div id="BasicButton" data-source="x">
  <p id="inside">A demo</p></div><span id="former"></span><div id="button-prop-size"></div></div>`;

async function finish(published: string, { isWhole = true, redirects = [] as string[] } = {}) {
  writeFiles(siteDir, { [LIST_FILE]: published });
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  fs.mkdirSync(generatedFilesDir);
  const plugin = publishedAddressesPlugin({ siteDir, generatedFilesDir } as LoadContext, {
    id: 'default',
    isWhole,
    redirects: redirects.map((from) => ({ from, to: '/new/' })),
  });
  const routesPaths = ['/base/', '/base/button/', '/base/404.html'];
  const props = { routesPaths, baseUrl: '/base/' } as Props & { content: unknown };
  const { readDoc, finish: end } = await plugin.afterBuild!(props);
  await readDoc!(parseDoc('/button/', PAGE));
  await end!();
  return fs.readFileSync(path.join(generatedFilesDir, 'published-addresses.txt'), 'utf8');
}

it('writes the pages, and the anchors of headings and demos', async () => {
  expect(await finish('/\n')).toBe('/\n/button/\n  #BasicButton\n  #basics\n');
});

it('fails for a page or an anchor that is gone', async () => {
  await expect(finish('/\n/button/\n  #basics\n  #gone\n/card/\n')).rejects.toThrow(
    /^2 published addresses lead nowhere:\n- \/button\/#gone\n- \/card\/\nFor a page/,
  );
});

it('accepts redirects and anchors of any element', async () => {
  await expect(
    finish('/button/\n  #former\n/card/\n', { redirects: ['/card/'] }),
  ).resolves.toBeDefined();
});

it('lists at most 20', async () => {
  const pages = Array.from({ length: 23 }, (_, index) => `/page-${index}/`);
  await expect(finish(pages.join('\n'))).rejects.toThrow(/\/page-19\/\n- and 3 more\n/);
});

it('compares nothing in a partial build', async () => {
  await expect(finish('/card/\n', { isWhole: false })).resolves.toBeDefined();
});
