import type { Browser, Page } from '@playwright/test';
import { productById } from '../../../src/foundation/products';
import type { ProductId } from '../../../src/foundation/products';
import { DESKTOP, slowCpu, withPage } from '../page/with-page';
import { median, percentile } from '../statistics';
import { keyMeter, prepareKeyToPaint } from './key-to-paint';
import type { KeyTimes } from './key-to-paint';
import type { RelevanceQuery } from './queries';

/** Times from a key press to the paint of the results, in milliseconds. */
export interface SearchTimes {
  /** CPU slowdown factor. */
  slowdown: number;
  queries: number;
  median: number;
  p95: number;
  longest: number;
  /** Median of the work of the page's thread per letter. */
  work: number;
}

/** Other products' shards arrive after the first results; loading all takes about a second. */
const INDEX_MS = 4_000;

async function openSearch(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('button');
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(INDEX_MS);
  await prepareKeyToPaint(page);
}

/**
 * Measures searches on a site with a loaded index.
 *
 * @param browser - A running browser.
 * @param url - URL of the site, without a trailing slash.
 * @param queries - The queries, each entered on its product's start page.
 * @param slowdowns - Measures once per factor.
 */
export async function measureSearch(
  browser: Browser,
  url: string,
  queries: readonly RelevanceQuery[],
  slowdowns: readonly number[],
): Promise<SearchTimes[]> {
  const times = new Map(slowdowns.map((slowdown): [number, KeyTimes[]] => [slowdown, []]));
  for (const product of new Set(queries.map((asked): ProductId => asked.product))) {
    await withPage(browser, DESKTOP, async (page) => {
      await openSearch(page, url + productById(product).landing);
      const keyTimes = await keyMeter(page);
      for (const [slowdown, measured] of times) {
        await slowCpu(page, slowdown);
        for (const { query } of queries.filter((asked) => asked.product === product)) {
          measured.push(await keyTimes(query));
        }
      }
    });
  }
  return Array.from(times, ([slowdown, measured]) => {
    const painted = measured.map((key) => key.painted);
    return {
      slowdown,
      queries: measured.length,
      median: median(painted),
      p95: percentile(painted, 0.95),
      longest: Math.max(...painted),
      work: median(measured.map((key) => key.work)),
    };
  });
}
