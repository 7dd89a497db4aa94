import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

// A busy machine needs some time for the first script.
const SLOW = { timeout: 20_000 };

/** Waits until React has hydrated the page. Demos hydrate separately. */
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

/** The demo with a name: its frame, with toolbar and source. */
export function demoFrame(page: Page, name: string): Locator {
  return page.locator(`[id="${name}"][data-source]`);
}

/** The running part of a demo. */
export function demoRoot(page: Page, name: string): Locator {
  return page.locator(`.demo-root[data-demo="${name}"]`);
}

/** Scrolls a demo into view and waits until it is interactive. */
export async function readyDemo(page: Page, name: string): Promise<Locator> {
  const root = demoRoot(page, name);
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('data-ready', /.*/, SLOW);
  return root;
}

/**
 * Scrolls to each demo of the page in turn and waits until it is interactive. Skips framed demos.
 *
 * @returns The number of demos.
 */
export async function readyAllDemos(page: Page): Promise<number> {
  // The elements themselves, because the index of a demo changes when one before it is framed.
  const roots = await page
    .locator('.demo-root[data-demo]:not([data-frame-room] *)')
    .elementHandles();
  for (const root of roots) {
    await page.waitForFunction(
      (element) => {
        // A demo that only opens something has no box to scroll to.
        let visible = element as HTMLElement;
        while (visible.getClientRects().length === 0 && visible.parentElement) {
          visible = visible.parentElement;
        }
        // Each time, because a demo above may change its height, such as a masonry.
        visible.scrollIntoView({ block: 'center' });
        return (element as HTMLElement).dataset.ready !== undefined || !element.isConnected;
      },
      root,
      { ...SLOW, polling: 100 },
    );
  }
  return roots.length;
}

/** Waits until every demo in view is interactive. */
export async function whenVisibleDemosReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.demo-root')].every((root) => {
      const { top, bottom } = root.getBoundingClientRect();
      return top > window.innerHeight || bottom < 0 || root.dataset.ready !== undefined;
    }),
  );
}
