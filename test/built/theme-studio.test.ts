import { load } from 'cheerio';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import { htmlOf } from './support/page-html';
import { scriptText, scriptsOf } from './support/page-scripts';
import { readBuilt } from './support/read-built';

const PAGE = '/material-ui/customization/theme-studio/';

/** Texts of a preset and of the parser of pasted themes. */
const LATER = ['Forest greens on warm white', 'No theme was found.'];

it('the HTML says that the studio is loading, or needs JavaScript', () => {
  const $ = load(htmlOf(PAGE));
  expect($('article [role=status]').first().text()).toBe('Loading the theme studio…');
  expect($('article noscript').text()).toContain('The theme studio needs JavaScript.');
});

it("the page's own scripts contain neither the studio nor the reader of code", () => {
  const own = scriptsOf(PAGE).map(scriptText);
  expect(LATER.filter((text) => own.some((script) => script.includes(text)))).toEqual([]);
  const others = filesBelow('assets/js', BUILD_DIR, /\.js$/).map(readBuilt);
  // In two files: the reader loads with the first pasted theme.
  const files = LATER.map((text) => others.findIndex((script) => script.includes(text)));
  expect(files.every((index) => index >= 0)).toBe(true);
  expect(new Set(files).size).toBe(2);
});
