import type { Browser } from '@playwright/test';
import { openPage } from '../page/open-page';
import { clickToPaint } from '../page-change/click-to-paint';
import { slowDown } from './slow-device';

/** How the reader opens a link: with a mouse that rests on it first, or at once. */
export type Approach = 'hover' | 'tap';

// Wide enough for the sidebar.
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** How long the mouse rests on a link before the click. */
const HOVER_MS = 200;

/**
 * Milliseconds from the click on a link in the sidebar to the paint of its page, on a slow computer
 * and network. The first page has loaded at full speed.
 *
 * @param from - URL of the first page.
 * @param href - The link's `href`, exactly as written.
 */
export async function slowPageChange(
  browser: Browser,
  from: string,
  href: string,
  approach: Approach,
): Promise<number> {
  const page = await openPage(browser, DESKTOP);
  try {
    await page.goto(from, { waitUntil: 'networkidle' });
    await slowDown(page);
    if (approach === 'hover') {
      await page.locator(`a[href="${href}"]:visible`).first().hover();
      await page.waitForTimeout(HOVER_MS);
    }
    return await clickToPaint(page, href);
  } finally {
    await page.close();
  }
}
