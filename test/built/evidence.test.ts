import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { readEvidence } from '../../plugins/reference/accessibility-evidence';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR, ROOT } from '../../scripts/shared/root';
import { htmlOf } from './support/page-html';
import { readBuilt } from './support/read-built';

/** Bytes that the results may add to a page, compressed with the rest of it. Its script has none. */
const BUDGET = 1000;

const ANCHOR = 'accessibility-test-results';

const all = readEvidence(ROOT);

it('exists for some pages', () => {
  expect(all.length).toBeGreaterThan(0);
});

it('is in no script', () => {
  const scripts = filesBelow('assets/js', BUILD_DIR, /\.js$/);
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => readBuilt(file).includes('Demos that run'))).toEqual([]);
});

it.each(all.map((one) => [one.page, one] as const))(
  'is shown on %s and in its Markdown as in the data, in few bytes',
  (page, { demos, failures, keyboard }) => {
    const html = htmlOf(page);
    const $ = load(html);
    const heading = $(`#${ANCHOR}`);
    const part = heading.add(heading.nextAll());
    const passed = demos.reduce((sum, one) => sum + one.passed.length, 0);
    const markdown = readBuilt(`${page.replace(/\/$/, '')}.md`).split(
      /^## Accessibility test/m,
    )[1]!;
    for (const text of [part.text(), markdown]) {
      expect(text).toContain(`Checks: ${passed} of ${demos.length * 9} passed`);
      for (const { demo, rule } of failures) {
        expect(text).toContain(rule);
        expect(text).toContain(demo);
      }
    }
    const marked = $('td:last-child').filter((_, cell) => $(cell).text() === 'Passed');
    const passedRows = keyboard.rows.filter(({ result }) => result === 'passed');
    expect(marked).toHaveLength(passedRows.length);
    const rest = part
      .toArray()
      .reduce((text, element) => text.replace($.html(element), ''), $.html());
    const bytes = gzipSync($.html()).length - gzipSync(rest).length;
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  },
);

it.each(['/material-ui/getting-started/', '/joy-ui/getting-started/', '/x/introduction/'])(
  'lists the components that are usable by keyboard only, with links to their results: %s',
  (folder) => {
    const $ = load(htmlOf(`${folder}accessibility-conformance/`));
    const [table] = $('#usable-by-keyboard-only')
      .nextAll()
      .filter((_, { name }) => name !== 'p');
    const links = $('a', table)
      .toArray()
      .map((link) => $(link).attr('href')!);
    const usable = all.filter(
      ({ page, demos, keyboard: { rows } }) =>
        links.includes(`${page}#${ANCHOR}`) &&
        rows.length > 0 &&
        rows.every(({ result }) => result === 'passed') &&
        demos.every(({ focus }) => focus.invisible.length === 0),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(usable).toHaveLength(links.length);
  },
);
