import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { ICON_BYTES } from '../bench/budgets';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import { ICON_THEMES } from '../../src/tools/icon-search/types';
import type { IconIndexFile } from '../../src/tools/icon-search/types';
import { htmlOf } from './support/page-html';
import { scriptText, scriptsOf } from './support/page-scripts';
import { readBuilt } from './support/read-built';

const PAGE = '/material-ui/material-icons/';

const files = filesBelow('assets/icons', BUILD_DIR, /\./);
const bytesOf = (file: string) => gzipSync(readBuilt(file)).length;
const indexes = files.filter((file) => file.startsWith('assets/icons/index.'));

it('the index lists every shard, and all files stay within their budget', () => {
  expect(indexes).toHaveLength(1);
  const { shards } = JSON.parse(readBuilt(indexes[0]!)) as IconIndexFile;
  const listed = ICON_THEMES.flatMap((theme) => shards[theme]);
  expect(listed.map((url) => path.basename(url)).sort()).toEqual(
    files
      .filter((file) => !indexes.includes(file))
      .map((file) => path.basename(file))
      .sort(),
  );
  const tooHeavy = files.filter(
    (file) => bytesOf(file) > (indexes.includes(file) ? ICON_BYTES.index : ICON_BYTES.shard),
  );
  expect(tooHeavy).toEqual([]);
});

it('the HTML contains the search field and common icons', () => {
  const $ = load(htmlOf(PAGE));
  expect($('article [role=search] input[type=search]')).toHaveLength(1);
  const names = $('article ul[aria-label="Common icons"] button')
    .toArray()
    .map((button) => $(button).text());
  expect(names).toEqual(expect.arrayContaining(['Menu', 'Delete', 'ArrowBack']));
  expect($('article ul[aria-label="Common icons"] svg path').length).toBeGreaterThanOrEqual(
    names.length,
  );
});

it("the page's own scripts contain neither the search nor other icons", () => {
  // A synonym, the start of the path of AcUnit, and a class of the library.
  const texts = ['wastebasket', 'M22 11h-4.17l3.24-3.24', 'MuiSvgIcon'];
  const found = scriptsOf(PAGE).filter((script) =>
    texts.some((text) => scriptText(script).includes(text)),
  );
  expect(found).toEqual([]);
});

it("other pages don't refer to the icons' files", () => {
  const page = '/material-ui/react-card/';
  const texts = [htmlOf(page), ...scriptsOf(page).map(scriptText)];
  expect(texts.filter((text) => text.includes('assets/icons/'))).toEqual([]);
});
