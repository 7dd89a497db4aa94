import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../../scripts/serve/serve';
import { openHydrated } from './support/hydration';
import { collectFaults } from './support/page-faults';

const isFullRun = process.env.FULL === '1';

/**
 * Zod, a dependency of DocSearch, tests whether it may compile code. The content security policy
 * forbids it, and Zod works without.
 */
const EVAL_PROBE = 'console error: CSP: script-src blocks eval ()';

test('replaces the built-in search with Algolia when its variables are set', async ({ page }) => {
  test.skip(!isFullRun, 'needs a separate build: npm run test:full runs it');
  test.setTimeout(600_000);
  const outDir = mkdtempSync(path.join(tmpdir(), 'docsearch-'));
  const env = {
    SITE_URL: 'https://docs.example.com',
    DOCSEARCH_APP_ID: 'TESTAPP',
    DOCSEARCH_API_KEY: 'search-key',
    DOCSEARCH_INDEX_NAME: 'docs',
  };
  execFileSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', outDir], {
    env: { ...process.env, ...env, DOCS_ONLY: 'docs-infra' },
  });
  const faults = await collectFaults(page);
  const requests: string[] = [];
  // A mock of Algolia that answers as documented for its search API.
  await page.route(/algolia/, async (route) => {
    requests.push(route.request().postData() ?? '');
    const hit = {
      objectID: '1',
      type: 'lvl1',
      url: 'https://docs.example.com/docs-infra/search/',
      url_without_anchor: 'https://docs.example.com/docs-infra/search/',
      anchor: null,
      content: null,
      hierarchy: { lvl0: 'Manual', lvl1: 'Search', lvl2: null, lvl3: null, lvl4: null },
    };
    const results = [{ index: 'docs', hits: [hit], nbHits: 1, page: 0, nbPages: 1, query: 'find' }];
    await route.fulfill({
      json: { results },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  // The server's content security policy depends on the environment too.
  Object.assign(process.env, env);
  const server = await startServer({ dir: outDir, port: 0 });
  try {
    // The long timeout is for the build only.
    page.setDefaultTimeout(20_000);
    await openHydrated(page, `${server.url}/docs-infra/getting-started/`);
    await page.getByRole('button', { name: /search/i }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('find');
    await page.getByRole('option', { name: /Search/ }).click();
    await expect(page).toHaveURL(/\/docs-infra\/search\/$/);
    expect(requests.join()).toContain('docusaurus_tag');
    expect(faults.filter((fault) => fault !== EVAL_PROBE)).toEqual([]);
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true });
  }
});
