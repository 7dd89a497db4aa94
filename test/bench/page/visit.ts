import type { Browser } from '@playwright/test';
import { openPage } from './open-page';
import { silenceObservers } from './silence-observers';
import { recordTransfers } from './transfers';
import type { Transfer } from './transfers';
import { watchVitals } from './vitals';
import type { Vitals } from './vitals';

/** Measurements of a visit without any input. */
export interface Visit {
  transfers: readonly Transfer[];
  vitals: Vitals;
}

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A slow mobile connection: 25 kB/s, 300 ms from request to response. */
const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: 25_000,
  uploadThroughput: 25_000,
  latency: 300,
};

/** How long a reader looks at a page before the first tap. */
const IDLE_MS = 5_000;

/** Long enough for the slow network. */
const LOAD_TIMEOUT_MS = 120_000;

/**
 * Opens a page on a phone and waits for 5 s after it has loaded, without any input.
 *
 * @param browser - A running browser.
 * @param url - URL of the page.
 * @param options.blind - Loads nothing because of visibility: no islands, no prefetched pages.
 * @param options.isSlow - On a slow network.
 * @throws If the server doesn't respond with the page.
 */
export async function visit(
  browser: Browser,
  url: string,
  { blind = false, isSlow = false }: { blind?: boolean; isSlow?: boolean } = {},
): Promise<Visit> {
  const page = await openPage(browser, PHONE);
  try {
    const transfers = await recordTransfers(page);
    await page.addInitScript(watchVitals);
    if (blind) {
      await page.addInitScript(silenceObservers);
    }
    if (isSlow) {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    }
    const response = await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    if (!response?.ok()) {
      throw new Error(`${url} returned status ${response?.status() ?? 'unknown'}.`);
    }
    await page.waitForTimeout(IDLE_MS);
    const vitals = await page.evaluate(() => window.benchVitals);
    return { transfers: [...transfers], vitals: vitals ?? { lcpMs: 0, cls: 0 } };
  } finally {
    await page.close();
  }
}
