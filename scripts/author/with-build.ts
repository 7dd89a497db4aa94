import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { ensureBrowser } from '../test/browser';
import { startServer } from '../serve/serve';
import { BUILD_DIR } from '../shared/root';

const BROWSER_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/**
 * Serves `build/` and starts a browser for the duration of a function.
 *
 * @param run - Receives the browser and the site's address without a trailing slash.
 */
export async function withBuild(
  run: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const server = await startServer({ dir: BUILD_DIR, port: 0 });
  try {
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
    await run(browser, server.url).finally(() => browser.close());
  } finally {
    await server.close();
  }
}
