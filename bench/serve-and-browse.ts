import type { Browser } from '@playwright/test';
import { startServer } from '../scripts/serve';
import { launchBrowser } from './browser';

/**
 * Serves built sites and starts a browser during a measurement, and stops all of them afterwards.
 *
 * @param dirs - Folders of the built sites.
 * @param measure - Receives the browser and the URLs of the sites, in the same order.
 * @throws If a folder doesn't contain a site.
 */
export async function serveAndBrowse<T>(
  dirs: readonly string[],
  measure: (browser: Browser, urls: string[]) => Promise<T>,
): Promise<T> {
  const closers: (() => Promise<void>)[] = [];
  try {
    const urls: string[] = [];
    for (const dir of dirs) {
      const server = await startServer({ dir, port: 0 });
      closers.push(server.close);
      urls.push(server.url);
    }
    const browser = await launchBrowser();
    closers.unshift(() => browser.close());
    return await measure(browser, urls);
  } finally {
    for (const close of closers) {
      await close();
    }
  }
}
