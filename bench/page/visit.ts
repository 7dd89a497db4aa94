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

/** How long a reader looks at a page before the first tap. */
const IDLE_MS = 5_000;

/**
 * Opens a page on a phone and waits for 5 s after it has loaded, without any input.
 *
 * @param browser - A running browser.
 * @param url - URL of the page.
 * @param options.blind - Loads nothing because of visibility: no islands, no prefetched pages.
 * @throws If the server doesn't respond with the page.
 */
export async function visit(
  browser: Browser,
  url: string,
  { blind = false }: { blind?: boolean } = {},
): Promise<Visit> {
  const page = await openPage(browser, PHONE);
  try {
    const transfers = await recordTransfers(page);
    await page.addInitScript(watchVitals);
    if (blind) {
      await page.addInitScript(silenceObservers);
    }
    const response = await page.goto(url, { waitUntil: 'load' });
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
