import type { Browser } from '@playwright/test';
import { startServer } from '../../scripts/serve/serve';
import type { RunningServer } from '../../scripts/serve/serve';
import { launchBrowser } from './browser';

/**
 * Serves built sites during a measurement.
 *
 * @param dirs - Folders of the built sites.
 * @param measure - Receives the URLs of the sites, in the same order, without a trailing slash.
 * @throws If a folder doesn't contain a site.
 */
export async function serveSites<T>(
  dirs: readonly string[],
  measure: (urls: string[]) => Promise<T>,
): Promise<T> {
  const servers: RunningServer[] = [];
  try {
    for (const dir of dirs) {
      servers.push(await startServer({ dir, port: 0 }));
    }
    return await measure(servers.map(({ url }) => url));
  } finally {
    for (const server of servers) {
      await server.close();
    }
  }
}

/**
 * Serves built sites and starts a browser during a measurement, and stops all of them afterwards.
 *
 * @param dirs - Folders of the built sites.
 * @param measure - Receives the browser and the URLs of the sites, in the same order.
 * @throws If a folder doesn't contain a site.
 */
export function serveAndBrowse<T>(
  dirs: readonly string[],
  measure: (browser: Browser, urls: string[]) => Promise<T>,
): Promise<T> {
  return serveSites(dirs, async (urls) => {
    const browser = await launchBrowser();
    try {
      return await measure(browser, urls);
    } finally {
      await browser.close();
    }
  });
}
