import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { upstreamFile } from 'docusaurus-speed/upstream-file';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import { allRoutes } from '../../scripts/serve/site-routes';
import { htmlOf } from './support/page-html';
import { readBuilt } from './support/read-built';

/** Most bytes of the styles in a page of text, compressed. */
const BUDGET = 13 * 1024;

const TEXT_PAGE = '/material-ui/getting-started/installation/';

/** The page for addresses that don't exist. */
const NOT_FOUND = '404.html';

const files = filesBelow('assets/css', BUILD_DIR, /\.css$/);
const first = files.find((file) => file.startsWith('assets/css/main.'))!;

/** Class names in the selectors of a stylesheet. */
function classesOf(css: string): Set<string> {
  const names = new Set<string>();
  const collect = parseSelectors((root) => root.walkClasses(({ value }) => void names.add(value)));
  postcss.parse(css).walkRules(({ selector, parent }) => {
    if (parent?.type !== 'atrule' || !/keyframes/.test((parent as postcss.AtRule).name)) {
      collect.processSync(selector);
    }
  });
  return names;
}

/** Class names of CSS modules in a stylesheet; they end with a hash. */
function moduleClasses(css: string): Set<string> {
  return new Set([...classesOf(css)].filter((name) => /_[\w-]{4}$/.test(name)));
}

const everywhere = moduleClasses(readBuilt(first));

/** The stylesheets of each class that not every page has. */
const late = new Map<string, string[]>();
for (const file of files.filter((one) => one !== first)) {
  for (const name of moduleClasses(readBuilt(file))) {
    if (!everywhere.has(name)) {
      late.set(name, [...(late.get(name) ?? []), file]);
    }
  }
}

it("a text page's styles are small", () => {
  const styles = [...htmlOf(TEXT_PAGE).matchAll(/<style[^>]*>([^]*?)<\/style>/g)];
  expect(styles.length).toBeGreaterThan(1);
  expect(gzipSync(styles.map(([, css]) => css).join('')).length).toBeLessThan(BUDGET);
});

it('some styles load later', () => {
  expect([...late.keys()].some((name) => /^dialog_/.test(name))).toBe(true);
});

/** Calls a function with each class name in the HTML of a page. */
function eachClass(html: string, visit: (name: string) => void): void {
  for (const [, quoted, bare] of html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)) {
    (quoted ?? bare)!.split(/\s+/).forEach(visit);
  }
}

it('each page links the styles of its elements', () => {
  const missing = new Set<string>();
  for (const route of [...allRoutes(), NOT_FOUND]) {
    const html = route === NOT_FOUND ? readBuilt(route) : htmlOf(route);
    const head = html.slice(0, html.indexOf('</head>'));
    eachClass(html, (name) => {
      const sources = late.get(name);
      if (sources && !sources.some((file) => head.includes(file))) {
        missing.add(`${route}: .${name} of ${sources.join(' or ')}`);
      }
    });
  }
  expect([...missing]).toEqual([]);
});

it("no page has an element with a class of Infima that the site's base styles lack", () => {
  const infima = readFileSync(upstreamFile('infima/dist/css/default/default.css'), 'utf8');
  const own = classesOf(readBuilt(first));
  const lacking = new Set([...classesOf(infima)].filter((name) => !own.has(name)));
  expect(lacking.size).toBeGreaterThan(200);
  const found = new Set<string>();
  for (const route of allRoutes()) {
    eachClass(htmlOf(route), (name) => {
      if (lacking.has(name)) {
        found.add(`${route}: .${name}`);
      }
    });
  }
  expect([...found]).toEqual([]);
});

it('every property of Infima that is read is defined', () => {
  const css = files.map(readBuilt).join('');
  const read = [...css.matchAll(/var\((--ifm-[\w-]+)\)/g)].map(([, name]) => name);
  expect([...new Set(read)].filter((name) => !css.includes(`${name}:`))).toEqual([]);
});
