import type { Page } from '@playwright/test';
import { patiently } from '../patience';

/** Where the demo is, in px below the window: first too far to start, then near enough. */
const FAR = 260;
const NEAR = 120;

/** Time for demos that are nearer to start, in ms. */
const SETTLE_MS = 3_000;

/** Runs in the page. */
function scrollTo(root: Element, below: number): void {
  const { top } = root.getBoundingClientRect();
  window.scrollBy({ top: top - window.innerHeight - below, behavior: 'instant' });
}

/** Runs in the page: scrolls, and answers the milliseconds until the demo is interactive. */
function comeNear(root: Element, below: number): Promise<number> {
  const startedAt = performance.now();
  const { top } = root.getBoundingClientRect();
  window.scrollBy({ top: top - window.innerHeight - below, behavior: 'instant' });
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(performance.now() - startedAt);
    });
    observer.observe(root, { attributeFilter: ['data-ready'] });
  });
}

/**
 * Scrolls until a demo is near enough to start, the demos before it being interactive, and waits
 * until it is interactive too.
 *
 * @param page - An open page.
 * @param name - A demo far below the fold.
 * @returns Milliseconds from the scroll.
 * @throws If the demo was interactive before.
 */
export async function nearToReady(page: Page, name: string): Promise<number> {
  const root = page.locator(`.demo-root[data-demo="${name}"]`);
  await root.evaluate(scrollTo, FAR);
  await page.waitForTimeout(SETTLE_MS);
  if ((await root.getAttribute('data-ready')) !== null) {
    throw new Error(`The demo ${name} is interactive before the reader is near.`);
  }
  return patiently(root.evaluate(comeNear, NEAR), `interactive: the demo ${name}`);
}
