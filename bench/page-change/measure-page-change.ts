import type { Browser } from '@playwright/test';
import { openPage } from '../page/open-page';
import { median } from '../statistics';
import { clickToPaint } from './click-to-paint';

/** A change from one page to the next by a click on a link. */
export interface PageChange {
  /** Address of the first page. */
  from: string;
  /** Target of the link, as it stands in the link. */
  href: string;
  /** How many times slower than this machine the processor is made. */
  slowdown: number;
}

// Wide enough for the sidebar to be there.
const DESKTOP = { viewport: { width: 1280, height: 900 } };

async function changeOnce(browser: Browser, { from, href, slowdown }: PageChange): Promise<number> {
  const page = await openPage(browser, DESKTOP);
  try {
    // Then links in view have been prefetched, as for a reader who has read a little.
    await page.goto(from, { waitUntil: 'networkidle' });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await clickToPaint(page, href);
  } finally {
    await page.close();
  }
}

/**
 * Measures the time from a click on a link to the paint of the page behind it.
 *
 * @param runs - Visits of which the median counts; each starts without cache.
 * @returns Milliseconds.
 */
export async function measurePageChange(
  browser: Browser,
  change: PageChange,
  runs: number,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(await changeOnce(browser, change));
  }
  return median(times);
}
