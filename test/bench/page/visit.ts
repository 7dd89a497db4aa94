import type { Browser } from '@playwright/test';
import { silenceObservers } from './silence-observers';
import { recordTransfers } from './transfers';
import type { Transfer } from './transfers';
import { watchVitals } from './vitals';
import type { Vitals } from './vitals';
import { PHONE, slowCpu, slowNetwork, withPage } from './with-page';
import type { SlowNetwork } from './with-page';

/** Measurements of a visit without any input. */
export interface Visit {
  transfers: readonly Transfer[];
  vitals: Vitals;
}

interface VisitOptions {
  /** Loads nothing because of visibility: no islands, no prefetched pages. */
  blind?: boolean;
  network?: SlowNetwork;
  /** CPU throttling factor. */
  slowdown?: number;
}

/** How long a reader looks at a page before the first tap. */
const IDLE_MS = 5_000;

/** Long enough for slow networks. */
const LOAD_TIMEOUT_MS = 120_000;

/**
 * Opens a page on a phone and waits for 5 s after it has loaded, without any input.
 *
 * @param browser - A running browser.
 * @param url - URL of the page.
 * @throws If the server doesn't respond with the page.
 */
export function visit(
  browser: Browser,
  url: string,
  { blind = false, network, slowdown = 1 }: VisitOptions = {},
): Promise<Visit> {
  return withPage(browser, PHONE, async (page) => {
    const transfers = await recordTransfers(page);
    await page.addInitScript(watchVitals);
    if (blind) {
      await page.addInitScript(silenceObservers);
    }
    if (network) {
      await slowNetwork(page, network);
    }
    await slowCpu(page, slowdown);
    const response = await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    if (!response?.ok()) {
      throw new Error(`${url} returned status ${response?.status() ?? 'unknown'}.`);
    }
    await page.waitForTimeout(IDLE_MS);
    const vitals = await page.evaluate(() => window.benchVitals!);
    return { transfers: [...transfers], vitals };
  });
}
