import type { Browser, Page } from '@playwright/test';
import { productById } from '../../src/products';
import type { ProductId } from '../../src/products';
import { openPage } from '../page/open-page';
import { median, percentile } from '../statistics';
import { keyToPaint, prepareKeyToPaint } from './key-to-paint';
import type { RelevanceQuery } from './queries';

/** Times from a key to the paint of what the search finds, in milliseconds. */
export interface SearchTimes {
  /** How many times slower than this machine the processor is made. */
  slowdown: number;
  queries: number;
  median: number;
  p95: number;
  longest: number;
}

const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** The products beside the reader's own come after the first results; all of them take a second. */
const INDEX_MS = 4_000;

async function openSearch(browser: Browser, url: string): Promise<Page> {
  const page = await openPage(browser, DESKTOP);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('button');
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(INDEX_MS);
  await prepareKeyToPaint(page);
  return page;
}

/**
 * Enters searches into the search of a site, once its index is loaded.
 *
 * @param browser - A browser that runs.
 * @param url - Address of the site, without trailing slash.
 * @param queries - The searches, each asked on its product's start page.
 * @param slowdowns - One measurement each.
 */
export async function measureSearch(
  browser: Browser,
  url: string,
  queries: readonly RelevanceQuery[],
  slowdowns: readonly number[],
): Promise<SearchTimes[]> {
  const times = new Map(slowdowns.map((slowdown): [number, number[]] => [slowdown, []]));
  for (const product of new Set(queries.map((asked): ProductId => asked.product))) {
    const page = await openSearch(browser, url + productById(product).landing);
    const cdp = await page.context().newCDPSession(page);
    for (const [slowdown, measured] of times) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const { query } of queries.filter((asked) => asked.product === product)) {
        measured.push(await keyToPaint(page, query));
      }
    }
    await page.close();
  }
  return Array.from(times, ([slowdown, measured]) => ({
    slowdown,
    queries: measured.length,
    median: median(measured),
    p95: percentile(measured, 0.95),
    longest: Math.max(...measured),
  }));
}
