import type { Browser } from '@playwright/test';
import { DESKTOP, slowCpu, withPage } from '../page/with-page';
import type { Pair } from '../results';
import { median } from '../statistics';
import { clickToPaint } from './click-to-paint';

/** A navigation from one page to another by a click on a link. */
export interface PageChange {
  /** Path of the first page. */
  from: string;
  /** The link's `href`, exactly as written. */
  href: string;
  /** CPU throttling factor. */
  slowdown: number;
}

function changeOnce(browser: Browser, { from, href, slowdown }: PageChange): Promise<number> {
  return withPage(browser, DESKTOP, async (page) => {
    // By then visible links have been prefetched, as for a reader who has read for a while.
    await page.goto(from, { waitUntil: 'networkidle' });
    await slowCpu(page, slowdown);
    return clickToPaint(page, href);
  });
}

/**
 * Measures the time from the click on a link to the paint of the linked page, on both sites in turn,
 * so that both meet the same load of the machine.
 *
 * @param runs - Number of visits; the median counts. Each visit starts without a cache.
 * @returns Milliseconds.
 */
export async function measurePageChange(
  browser: Browser,
  { ours, plain }: Pair<PageChange>,
  runs: number,
): Promise<Pair<number>> {
  const times: Pair<number[]> = { ours: [], plain: [] };
  for (let run = 0; run < runs; run += 1) {
    times.ours.push(await changeOnce(browser, ours));
    times.plain.push(await changeOnce(browser, plain));
  }
  return { ours: median(times.ours), plain: median(times.plain) };
}
