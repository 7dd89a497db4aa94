import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { version } from '@docusaurus/core/package.json';
import { expect, test } from '@playwright/test';
import baseline from '../bench/baseline.json';
import { componentPageBudget, plainPageBudget } from '../bench/budgets';
import { pageBytes } from '../bench/page/page-bytes';
import { visit } from '../bench/page/visit';
import { BUILD_DIR } from '../scripts/root';
import { htmlFileOfRoute } from '../scripts/routes';

/** Most bytes of the HTML of a component page, compressed. */
const HTML_BUDGET = 45 * 1024;

const PLAIN_PAGE = '/material-ui/getting-started/installation/';
const COMPONENT_PAGES = ['/material-ui/react-button/', '/material-ui/react-autocomplete/'];

/** Demos from which a page counts as one with many. */
const MANY = 8;

function html(route: string): string {
  return readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8');
}

test('the figures of the plain site are of the Docusaurus that built this one', () => {
  expect(baseline.docusaurus).toBe(version);
});

for (const { route, budget } of [
  { route: PLAIN_PAGE, budget: plainPageBudget(baseline) },
  ...COMPONENT_PAGES.map((route) => ({ route, budget: componentPageBudget(baseline) })),
]) {
  test(`${route} keeps its budget of JavaScript before interaction`, async ({
    browser,
    baseURL,
  }) => {
    const url = new URL(route, baseURL).href;
    const blind = await visit(browser, url, { blind: true });
    const seeing = await visit(browser, url);
    const bytes = pageBytes(seeing.transfers, blind.transfers);
    console.log(
      `${route}: ${bytes.js} B of JavaScript (budget ${budget} B), ` +
        `${bytes.islandJs} B for islands in view, ${bytes.prefetchJs} B prefetched, ` +
        `${bytes.html} B HTML, ${bytes.css} B CSS, ${bytes.font} B fonts, ${bytes.requests} requests`,
    );
    expect(bytes.js).toBeGreaterThan(0);
    expect(bytes.js).toBeLessThanOrEqual(budget);
  });
}

test('the HTML of component pages keeps its budget', () => {
  for (const route of COMPONENT_PAGES) {
    const text = html(route);
    const demos = text.match(/\bdemo-root\b/g) ?? [];
    expect(demos.length, `demos of ${route}`).toBeGreaterThanOrEqual(MANY);
    const size = gzipSync(text).length;
    console.log(`${route}: ${size} B of HTML with ${demos.length} demos (budget ${HTML_BUDGET} B)`);
    expect.soft(size, route).toBeLessThanOrEqual(HTML_BUDGET);
  }
});
