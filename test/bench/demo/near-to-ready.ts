import type { Page } from '@playwright/test';

/** Distance of the demo below the viewport in px: first too far to start, then near enough. */
const FAR = 260;
const NEAR = 120;

/** How long nearer demos may take to start, in ms. */
const SETTLE_MS = 3_000;

/** Runs in the page: scrolls, and returns the milliseconds until the demo becomes interactive. */
function scrollTo(root: Element, below: number): Promise<number> {
  const startedAt = performance.now();
  const { top } = root.getBoundingClientRect();
  window.scrollBy({ top: top - window.innerHeight - below, behavior: 'instant' });
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The demo is not interactive after 30 s.')), 30_000);
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(performance.now() - startedAt);
    });
    observer.observe(root, { attributeFilter: ['data-ready'] });
  });
}

/**
 * Scrolls until a demo is near enough to start, when the demos above it are already interactive,
 * and waits until it's interactive.
 *
 * @param page - An open page.
 * @param name - Name of a demo far below the fold.
 * @returns Milliseconds since the scroll.
 * @throws If the demo was already interactive, or doesn't become it within 30 seconds.
 */
export async function nearToReady(page: Page, name: string): Promise<number> {
  const root = page.locator(`.demo-root[data-demo="${name}"]`);
  await root.evaluate((element, below) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight - below, behavior: 'instant' });
  }, FAR);
  await page.waitForTimeout(SETTLE_MS);
  if ((await root.getAttribute('data-ready')) !== null) {
    throw new Error(`The demo ${name} is interactive before it is near the viewport.`);
  }
  return root.evaluate(scrollTo, NEAR);
}
