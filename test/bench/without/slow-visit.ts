import type { Browser } from '@playwright/test';
import { openPage } from '../page/open-page';
import { recordTransfers } from '../page/transfers';
import type { TransferKind } from '../page/transfers';
import { slowDown } from './slow-device';

/** Figures of one visit on a slow phone and network. */
export interface SlowVisit {
  lcpMs: number;
  /** End of the last task of 50 ms or more. */
  readyMs: number;
  /** The parts of tasks above 50 ms. */
  blockingMs: number;
  htmlBytes: number;
  jsBytes: number;
}

declare global {
  interface Window {
    benchTasks?: { lcpMs: number; readyMs: number; blockingMs: number };
  }
}

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Without a request or long task for so long, the page is ready; Lighthouse waits as long. */
const QUIET_MS = 5_000;

/** Runs in the page before its own scripts: keeps `window.benchTasks` up to date. */
function watchTasks(): void {
  const tasks = { lcpMs: 0, readyMs: 0, blockingMs: 0 };
  window.benchTasks = tasks;
  new PerformanceObserver((list) => {
    tasks.lcpMs = list.getEntries().at(-1)?.startTime ?? tasks.lcpMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.readyMs = startTime + duration;
      tasks.blockingMs += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Opens a page without a cache, on a slow phone and network.
 *
 * @throws If the page has no largest paint.
 */
export async function slowVisit(browser: Browser, url: string): Promise<SlowVisit> {
  const page = await openPage(browser, PHONE);
  try {
    const transfers = await recordTransfers(page);
    await page.addInitScript(watchTasks);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    const tasks = await page.evaluate(() => window.benchTasks);
    if (!tasks?.lcpMs) {
      throw new Error(`${url} has no largest paint.`);
    }
    const bytes = (wanted: TransferKind) =>
      transfers
        .filter(({ kind, isPrefetch }) => kind === wanted && !isPrefetch)
        .reduce((sum, transfer) => sum + transfer.bytes, 0);
    return { ...tasks, htmlBytes: bytes('html'), jsBytes: bytes('js') };
  } finally {
    await page.close();
  }
}
