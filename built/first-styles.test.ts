import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { unusedClasses } from '../plugins/document/used-styles';
import { BUILD_DIR, ROOT } from '../scripts/root';
import { allRoutes } from '../scripts/site-routes';
import { htmlOf } from './support/page-html';

const DIR = path.join(BUILD_DIR, 'assets/css');

/** Most bytes of the stylesheet of every page, compressed. */
const BUDGET = 20.5 * 1024;

const files = readdirSync(DIR).filter((file) => file.endsWith('.css'));
const first = files.find((file) => file.startsWith('styles.'))!;
const textOf = (file: string) => readFileSync(path.join(DIR, file), 'utf8');

/** Class names of CSS modules in a stylesheet; they end with a hash. */
function moduleClasses(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector, parent }) => {
    if (parent?.type !== 'atrule' || !/keyframes/.test((parent as postcss.AtRule).name)) {
      parseSelectors((root) => root.walkClasses(({ value }) => void names.add(value))).processSync(
        selector,
      );
    }
  });
  return new Set([...names].filter((name) => /_[\w-]{4}$/.test(name)));
}

const everywhere = moduleClasses(textOf(first));

/** The stylesheets of each class that not every page has. */
const late = new Map<string, string[]>();
for (const file of files.filter((one) => one !== first)) {
  for (const name of moduleClasses(textOf(file))) {
    if (!everywhere.has(name)) {
      late.set(name, [...(late.get(name) ?? []), file]);
    }
  }
}

it('the first stylesheet is small', () => {
  expect(gzipSync(textOf(first)).length).toBeLessThan(BUDGET);
});

it('some styles load later', () => {
  expect([...late.keys()].some((name) => /^dialog_/.test(name))).toBe(true);
});

/** Calls a function with each class name in the HTML of a page. */
function eachClass(html: string, visit: (name: string) => void): void {
  for (const [, quoted, bare] of html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)) {
    (quoted ?? bare).split(/\s+/).forEach(visit);
  }
}

it('each page links the styles of its elements', () => {
  const missing = new Set<string>();
  for (const route of allRoutes()) {
    const html = htmlOf(route);
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

it('no page has an element whose styles are left out', () => {
  const infima = path.join(ROOT, 'node_modules/infima/dist/css/default/default.css');
  const unused = unusedClasses(postcss.parse(readFileSync(infima, 'utf8')));
  const found = new Set<string>();
  for (const route of allRoutes()) {
    eachClass(htmlOf(route), (name) => {
      if (unused.has(name)) {
        found.add(`${route}: .${name}`);
      }
    });
  }
  expect([...found]).toEqual([]);
});

it('every property of Infima that is read is defined', () => {
  const css = files.map(textOf).join('');
  const read = [...css.matchAll(/var\((--ifm-[\w-]+)\)/g)].map(([, name]) => name);
  expect([...new Set(read)].filter((name) => !css.includes(`${name}:`))).toEqual([]);
});
