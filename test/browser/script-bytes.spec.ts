import { expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { load } from 'cheerio';
import baseline from '../bench/baseline.json';
import { componentPageBudget } from '../bench/budgets';
import { pageScriptBytes } from '../bench/page/page-bytes';
import { visit } from '../bench/page/visit';
import { htmlOf } from '../built/support/page-html';
import { scriptsOf } from '../built/support/page-scripts';

/** Paths of the pages that the links of a page's paginator open. */
function neighborsOf(pathname: string): string[] {
  const links = load(htmlOf(pathname))('.pagination-nav a').toArray();
  return links.map(({ attribs }) => attribs.href!);
}

/**
 * Opens a page whose elements never learn that they are in view, and waits. The scripts that its
 * HTML names must be all that it loads, because `test/built/script-bytes.test.ts` counts those, besides
 * the ones of its neighbors, which it runs when the browser is idle.
 */
async function expectOwnScriptsOnly(browser: Browser, url: URL): Promise<void> {
  const { transfers } = await visit(browser, url.href, { blind: true });
  const pathnames = transfers
    .filter(({ isPrefetch }) => !isPrefetch)
    .map((transfer) => ({ ...transfer, pathname: new URL(transfer.url).pathname }));
  const scripts = pathnames.filter(({ kind }) => kind === 'js').map(({ pathname }) => pathname);
  const neighbors = neighborsOf(url.pathname);
  expect(neighbors).toHaveLength(2);
  const known = [url.pathname, ...neighbors].flatMap(scriptsOf);
  expect(scripts.filter((script) => !known.includes(script))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  expect(pathnames.filter(({ pathname }) => pathname.startsWith('/demos/'))).toEqual([]);
  expect(pageScriptBytes(transfers)).toBeLessThanOrEqual(componentPageBudget(baseline));
}

test(
  'a page with demos loads only its own scripts and those of its neighbors before interaction',
  { tag: '@commit' },
  async ({ browser, baseURL }) => {
    await expectOwnScriptsOnly(browser, new URL('/material-ui/react-button/', baseURL));
  },
);

test('an API page loads only its own scripts and those of its neighbors before interaction', async ({
  browser,
  baseURL,
}) => {
  await expectOwnScriptsOnly(browser, new URL('/material-ui/api/button/', baseURL));
});
