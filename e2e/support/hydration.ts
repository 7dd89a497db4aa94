import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

// A machine that does other things at the same time takes its time for the first script.
const SLOW = { timeout: 20_000 };

/** Waits until React has taken over the page; demos follow on their own. */
export async function whenHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', SLOW);
}

/**
 * Opens a page and waits until it is hydrated.
 *
 * @param url - Path of the page, with trailing slash.
 */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await whenHydrated(page);
}

/** The demo of a name: its frame, with toolbar and source. */
export function demoFrame(page: Page, name: string): Locator {
  return page.locator(`[id="${name}"][data-source]`);
}

/** The running part of a demo. */
export function demoRoot(page: Page, name: string): Locator {
  return page.locator(`.demo-root[data-demo="${name}"]`);
}

/** Brings one demo into view and waits until it is interactive. */
export async function readyDemo(page: Page, name: string): Promise<Locator> {
  const root = demoRoot(page, name);
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('data-ready', /.*/, SLOW);
  return root;
}

/**
 * Scrolls to each demo of the page in turn and waits until it is interactive; framed ones are left out.
 *
 * @returns How many demos there are.
 */
export async function readyAllDemos(page: Page): Promise<number> {
  // The elements themselves: the number of a demo changes when one before it goes into its frame.
  const roots = await page.locator('.demo-root:not([data-frame-room] *)').elementHandles();
  for (const root of roots) {
    // Not `scrollIntoViewIfNeeded`: an empty demo, one that only opens something, has no box.
    await root.evaluate((element) => (element as HTMLElement).scrollIntoView({ block: 'center' }));
    await page.waitForFunction(
      (element) => (element as HTMLElement).dataset.ready !== undefined || !element.isConnected,
      root,
      SLOW,
    );
  }
  return roots.length;
}
