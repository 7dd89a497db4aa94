import { expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import baseline from '../bench/baseline.json';
import { componentPageBudget } from '../bench/budgets';
import { pageScriptBytes } from '../bench/page/page-bytes';
import { visit } from '../bench/page/visit';
import { scriptsOf } from '../built/support/page-scripts';

/**
 * Opens a page whose elements never learn that they are in view, and waits. The scripts that its
 * HTML names must be all that it loads, because `built/script-bytes.test.ts` counts those.
 */
async function expectOwnScriptsOnly(browser: Browser, url: URL): Promise<void> {
  const { transfers } = await visit(browser, url.href, { blind: true });
  const pathnames = transfers
    .filter(({ isPrefetch }) => !isPrefetch)
    .map((transfer) => ({ ...transfer, pathname: new URL(transfer.url).pathname }));
  const scripts = pathnames.filter(({ kind }) => kind === 'js').map(({ pathname }) => pathname);
  const own = scriptsOf(url.pathname);
  expect(scripts.filter((script) => !own.includes(script))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  expect(pathnames.filter(({ pathname }) => pathname.startsWith('/demos/'))).toEqual([]);
  expect(pageScriptBytes(transfers)).toBeLessThanOrEqual(componentPageBudget(baseline));
}

test(
  'a page with demos loads only the scripts that its HTML names before interaction',
  { tag: '@commit' },
  async ({ browser, baseURL }) => {
    await expectOwnScriptsOnly(browser, new URL('/material-ui/react-button/', baseURL));
  },
);

test('an API page loads only the scripts that its HTML names before interaction', async ({
  browser,
  baseURL,
}) => {
  await expectOwnScriptsOnly(browser, new URL('/material-ui/api/button/', baseURL));
});
