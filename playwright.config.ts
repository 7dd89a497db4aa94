import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/browser';
import { PLAYWRIGHT_REPORT } from './scripts/test-report/files';

const PORT = 4173;
const URL = `http://127.0.0.1:${PORT}`;

/** Address of a site that already runs, instead of a server for `build/`. */
const { BASE_URL } = process.env;

export default defineConfig({
  testDir: 'e2e',
  // Room for machines that are slower than two free cores; a passing test does not wait.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_REPORT }]],
  use: {
    baseURL: BASE_URL ?? URL,
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'off',
    video: 'off',
  },
  ...(BASE_URL
    ? {}
    : {
        webServer: {
          command: `npx tsx scripts/serve.ts --port ${PORT}`,
          url: URL,
          reuseExistingServer: !process.env.CI,
        },
      }),
});
