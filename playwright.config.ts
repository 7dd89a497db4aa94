import { defineConfig } from '@playwright/test';
import { browserLaunch } from './test/bench/browser';

const PORT = 4173;
const URL = `http://127.0.0.1:${PORT}`;

/** Whether to run only the tests that gate a merge: those tagged `@commit`. */
const isCommitTier = process.env.TIER === 'commit';
const isFullRun = process.env.FULL === '1';

/** URL of a running site to test, instead of a server for `build/`. */
const { BASE_URL } = process.env;

export default defineConfig({
  testDir: 'test/browser',
  // Its site is another one, which scripts/test/full/foreign-product.ts builds.
  testIgnore: process.env.FOREIGN_PRODUCT ? [] : 'foreign-product.spec.ts',
  // Long enough for machines slower than two free cores. Passing tests don't wait for it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  ...(isCommitTier ? { grep: /@commit\b/ } : {}),
  // A full run repeats a failed test once and lists it as unstable, see scripts/test/test-full.ts.
  retries: isFullRun ? 1 : 0,
  reporter: [
    ['list'],
    ...(isCommitTier ? [['./test/browser/support/commit-budget.ts'] as const] : []),
    ...(isFullRun ? [['./test/browser/support/full-run.ts'] as const] : []),
  ],
  use: {
    baseURL: BASE_URL ?? URL,
    launchOptions: browserLaunch(),
    screenshot: 'only-on-failure',
    trace: 'off',
    video: 'off',
  },
  ...(BASE_URL
    ? {}
    : {
        webServer: {
          command: `npx tsx scripts/serve/serve.ts --port ${PORT}`,
          url: URL,
          reuseExistingServer: !process.env.CI,
        },
      }),
});
