import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { UPGRADE_RULES_BYTES } from '../bench/budgets';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import type { UpgradeData } from 'mui-upgrade-check';
import { compared } from '../../lines/current';
import { productById } from '../../src/foundation/products';
import { htmlOf } from './support/page-html';
import { scriptText, scriptsOf } from './support/page-scripts';
import { readBuilt } from './support/read-built';

const PAGE = '/material-ui/migration/check-my-code/';

const files = filesBelow('assets/upgrade-check', BUILD_DIR, /\./);
const everyRules = files.map(readBuilt);

/** Texts of the parser, of the results, of what reads archives, and of the rules. */
const LATER = [
  'Unterminated JSX contents',
  ' of changed APIs in ',
  'leads out of the archive',
  'slotProps.paper',
];

it('the build has a file of rules for each version to upgrade to, within its budget', () => {
  const { version } = productById('material-ui');
  const targets = [version, ...(compared['material-ui']?.later ?? []).map((one) => one.version)];
  expect(files.map((file) => /rules-(\d+\.\d+\.\d+)/.exec(file)?.[1])).toEqual(targets);
  for (const rules of everyRules) {
    expect(gzipSync(rules).length).toBeLessThan(UPGRADE_RULES_BYTES);
  }
});

it.each(everyRules)('the rules link only to pages and anchors of the site', (rules) => {
  const data = JSON.parse(rules) as UpgradeData;
  const { components, exports, classNames, paths, labExports, deepImport, systemProp } = data;
  const all = [
    deepImport,
    systemProp,
    ...[exports, classNames, paths, labExports, data.inputParams].flatMap((one) =>
      Object.values(one),
    ),
    ...[data.moduleExports, data.hookResults]
      .flatMap((one) => Object.values(one))
      .flatMap((one) => Object.values(one)),
    ...Object.values(components).flatMap(({ self, props, slots, classes }) => [
      ...(self ? [self] : []),
      ...[props, slots, classes].flatMap((one) => Object.values(one)),
    ]),
  ];
  const links = [...new Set(all.map(({ link }) => link))];
  const idsOf = new Map<string, Set<string>>();
  const broken = links.filter((link) => {
    const [page, anchor] = link.split('#') as [string, string?];
    if (!idsOf.has(page)) {
      const $ = load(htmlOf(page));
      idsOf.set(
        page,
        new Set(
          $('[id]')
            .toArray()
            .map(({ attribs }) => attribs.id!),
        ),
      );
    }
    return anchor !== undefined && !idsOf.get(page)!.has(anchor);
  });
  expect(links.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});

it('the HTML contains the labeled fields and the state', () => {
  const $ = load(htmlOf(PAGE));
  const labels = $('article [role=group][aria-label="Check code"] label')
    .toArray()
    .map((label) => $(label).text());
  expect(labels).toEqual(['Code', 'Files', 'Written for Material UI', 'Upgrade to']);
  expect($('article [role=status]').text()).toBe('Your code stays in this browser.');
});

it("the page's own scripts contain neither the parser nor the results nor the rules", () => {
  const own = scriptsOf(PAGE).map(scriptText);
  expect(own.some((text) => text.includes('assets/upgrade-check/rules-'))).toBe(true);
  expect(LATER.filter((text) => own.some((script) => script.includes(text)))).toEqual([]);
  // Other scripts contain all but the rules, so the test fails if a text changes.
  const others = filesBelow('assets/js', BUILD_DIR, /\.js$/).map(readBuilt);
  for (const text of LATER.slice(0, -1)) {
    expect(others.some((script) => script.includes(text))).toBe(true);
  }
});

it('no other page loads its scripts', () => {
  const isOwn = (file: string) => readBuilt(file).includes('Your code stays in this browser.');
  const own = filesBelow('assets/js', BUILD_DIR, /\.js$/).filter(isOwn);
  expect(own).toHaveLength(1);
  const pages = filesBelow('', BUILD_DIR, /(?:^|\/)index\.html$/).filter((file) =>
    own.some((script) => readBuilt(file).includes(path.basename(script))),
  );
  expect(pages).toEqual([`${PAGE}index.html`]);
});
