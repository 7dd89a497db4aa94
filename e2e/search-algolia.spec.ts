import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../scripts/serve';
import { openHydrated } from './support/hydration';
import { collectFaults } from './support/page-faults';

const isFullRun = process.env.FULL === '1';

/**
 * Zod, which DocSearch contains, tries whether it may make functions of text; the policy says no,
 * and it does without.
 */
const EVAL_PROBE = 'console error: CSP: script-src blocks eval ()';

test('with its variables in the environment, Algolia’s search stands in place of ours', async ({
  page,
}) => {
  test.skip(!isFullRun, 'it needs a build of its own: npm run test:full has it');
  test.setTimeout(600_000);
  const outDir = mkdtempSync(path.join(tmpdir(), 'docsearch-'));
  const env = {
    DOCSEARCH_APP_ID: 'TESTAPP',
    DOCSEARCH_API_KEY: 'search-key',
    DOCSEARCH_INDEX_NAME: 'docs',
  };
  execFileSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', outDir], {
    env: { ...process.env, ...env, DOCS_ONLY: 'docs-infra' },
  });
  const faults = await collectFaults(page);
  const asked: string[] = [];
  // A stand-in for Algolia, which answers as its interface for searches is documented.
  await page.route(/algolia/, async (route) => {
    asked.push(route.request().postData() ?? '');
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
  // The server's policy follows the environment too.
  Object.assign(process.env, env);
  const server = await startServer({ dir: outDir, port: 0 });
  try {
    // The test's own time is that of a build; what the page does is to come at once.
    page.setDefaultTimeout(20_000);
    await openHydrated(page, `${server.url}/docs-infra/getting-started/`);
    await page.getByRole('button', { name: /search/i }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('find');
    await page.getByRole('option', { name: /Search/ }).click();
    await expect(page).toHaveURL(/\/docs-infra\/search\/$/);
    expect(asked.join()).toContain('docusaurus_tag');
    expect(faults.filter((fault) => fault !== EVAL_PROBE)).toEqual([]);
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true });
  }
});
