import type { Browser } from '@playwright/test';
import { clickToPaint } from '../page-change/click-to-paint';
import { DESKTOP, slowCpu, slowNetwork, withPage } from '../page/with-page';

/** Lighthouse's default slow 4G as DevTools applies it, and its factor of the CPU. */
export const SLOW_DEVICE = {
  network: {
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
  slowdown: 4,
};

/** How the reader opens a link: with a mouse that rests on it first, or at once. */
export type Approach = 'hover' | 'tap';

/** How long the mouse rests on a link before the click. */
const HOVER_MS = 200;

/**
 * Milliseconds from the click on a link in the sidebar to the paint of its page, on a slow computer
 * and network. The first page has loaded at full speed.
 *
 * @param from - URL of the first page.
 * @param href - The link's `href`, exactly as written.
 */
export function slowPageChange(
  browser: Browser,
  from: string,
  href: string,
  approach: Approach,
): Promise<number> {
  return withPage(browser, DESKTOP, async (page) => {
    await page.goto(from, { waitUntil: 'networkidle' });
    await slowNetwork(page, SLOW_DEVICE.network);
    await slowCpu(page, SLOW_DEVICE.slowdown);
    if (approach === 'hover') {
      await page.locator(`a[href="${href}"]:visible`).first().hover();
      await page.waitForTimeout(HOVER_MS);
    }
    return clickToPaint(page, href);
  });
}
