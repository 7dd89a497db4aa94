import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR, ROOT } from '../../scripts/shared/root';
import { htmlOf } from './support/page-html';
import { readBuilt } from './support/read-built';

/** Lists of the folders in packages whose files are in each bundle, written by the bundlers. */
const LISTS = path.join(ROOT, '.docusaurus/licenses');

const text = readBuilt('licenses.txt');
const listed = new Set(Array.from(text.matchAll(/^(\S+ \d\S*) \(.+\)$/gm), ([, label]) => label!));

function foldersOf(bundle: string): string[] {
  return JSON.parse(readFileSync(path.join(LISTS, bundle), 'utf8')) as string[];
}

/** Name and version of the package that contains a folder. */
function packageOf(folder: string): string {
  const file = path.join(folder, 'package.json');
  const { name, version } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string })
    : {};
  return name && version ? `${name} ${version}` : packageOf(path.dirname(folder));
}

const missing = (packages: Iterable<string>) =>
  [...new Set(packages)].filter((label) => !listed.has(label));

it.each(['client.json', 'demo-frames.json', 'templates.json'])(
  'lists every package of the bundle %s',
  (bundle) => {
    const packages = foldersOf(bundle).map(packageOf);
    expect(packages.length).toBeGreaterThan(100);
    expect(missing(packages)).toEqual([]);
  },
);

it('knows all bundles', () => {
  expect(readdirSync(LISTS).sort()).toEqual(['client.json', 'demo-frames.json', 'templates.json']);
});

it('lists every package that a demo imports', () => {
  const files = filesBelow('demos', BUILD_DIR, /\.json$/);
  expect(files.length).toBeGreaterThan(500);
  const used = files.flatMap((file) => {
    const { dependencies } = JSON.parse(readBuilt(file)) as {
      dependencies: Record<string, string>;
    };
    return Object.keys(dependencies);
  });
  // Without versions: demos of an archived version use the current icons here.
  const names = new Set(Array.from(listed, (label) => label.split(' ')[0]));
  expect([...new Set(used)].filter((name) => !names.has(name))).toEqual([]);
});

it('lists the package of every font, and no other fonts', () => {
  const fonts = [...listed].flatMap((label) => /^@fontsource\/(\S+)/.exec(label)?.[1] ?? []);
  const packages = readdirSync(path.join(BUILD_DIR, 'assets/fonts')).map(
    (file) => fonts.find((name) => new RegExp(`^${name}[-.](?!two-tone)`).test(file)) ?? file,
  );
  expect([...new Set(packages)].sort()).toEqual(fonts.sort());
});

it("lists the service worker's packages", () => {
  expect([...listed].join('\n')).toMatch(/^workbox-precaching \d/m);
});

describe('the page', () => {
  const $ = load(htmlOf('/docs-infra/licenses/'));

  it('has every package and license of the text file', () => {
    const details = $('#license-list > details').toArray();
    const labels = details.flatMap((one) =>
      $(one)
        .find('summary')
        .text()
        .match(/\S+ \d[^\s,]*/g),
    );
    expect(labels.sort()).toEqual([...listed].sort());
    for (const one of details) {
      expect(text).toContain($(one).find('pre').text());
    }
  });

  it('links to the text file', () => {
    expect($('article a[href="/licenses.txt"]')).toHaveLength(1);
  });
});

it.each(['/', '/material-ui/react-button/', '/size-snapshot/'])(
  'the footer of %s links to the licenses',
  (route) => {
    expect(load(htmlOf(route))('footer a[href="/docs-infra/licenses/"]')).toHaveLength(1);
  },
);
