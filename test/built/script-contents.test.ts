import { load } from 'cheerio';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import { groupTitles } from '../../src/foundation/i18n';
import { htmlOf } from './support/page-html';
import { scriptText, scriptsOf } from './support/page-scripts';

/** Pages with at least ten demos, each with a text in a demo's code that its preview lacks. */
const PAGES = [
  { route: '/material-ui/react-button/', code: 'Working on the ', hasPreviews: true },
  { route: '/joy-ui/react-card/', code: 'A stopped clock is right twice', hasPreviews: true },
  { route: '/system/flexbox/', code: 'Written second, no order', hasPreviews: false },
];

/** Texts in code that loads on demand: libraries, and tools of the demo viewer. */
const ON_DEMAND = [
  'MuiTouchRipple',
  'endIconLoadingEnd',
  'unstable_sxConfig',
  // Compression for links that contain edited code.
  'uvwxyz0123456789+-$',
  'codesandbox.io/api',
];

/** The longest line of each preview, as highlighted in the HTML. */
function previewLines(html: string): string[] {
  const $ = load(html);
  return $('[data-source] [data-code] pre code')
    .toArray()
    .map((code) =>
      ($(code).html() ?? '')
        .split('\n')
        .reduce((longest, line) => (line.length > longest.length ? line : longest)),
    );
}

/** The texts of a list that a script contains. */
function foundIn(texts: readonly string[], scripts: readonly string[]): string[] {
  // Scripts escape quotes in strings.
  const all = scripts.map((script) => scriptText(script).replaceAll('\\', ''));
  return texts.filter((text) => all.some((script) => script.includes(text)));
}

const scripts = filesBelow('assets/js', BUILD_DIR, /\.js$/).map((file) => `/${file}`);

it.each(PAGES)(
  'the own scripts of $route contain no code of demos, libraries or the demo viewer',
  ({ route, code, hasPreviews }) => {
    const html = htmlOf(route);
    const own = scriptsOf(route);
    const previews = previewLines(html);
    expect(html.match(/\bdemo-root\b/g)?.length).toBeGreaterThanOrEqual(10);
    expect(previews.length > 0).toBe(hasPreviews);

    const texts = [code, ...ON_DEMAND, ...previews];
    expect(foundIn(texts, own)).toEqual([]);
    // Other scripts contain all of these texts, so the test fails if one is renamed.
    const others = scripts.filter((script) => !own.includes(script));
    expect(foundIn(texts, others)).toEqual(texts);
  },
);

it('no script contains the titles of navigation groups, which only the build reads', () => {
  // The sidebars contain the same pathnames and titles, but not side by side.
  const pairs = Object.entries(groupTitles).map(([pathname, title]) => `"${pathname}":"${title}"`);
  expect(pairs.length).toBeGreaterThan(50);
  expect(foundIn(pairs, scripts)).toEqual([]);
});
