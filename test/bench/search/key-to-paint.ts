import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the last key press to the paint of its results. */
    benchKeyToPaint?: number;
  }
}

/** Runs in the page. */
function watchKeys(): void {
  let pressedAt = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  addEventListener('input', () => {
    if (pressedAt === 0) {
      return;
    }
    // A message posted before a frame arrives after its paint.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => {
        window.benchKeyToPaint = performance.now() - pressedAt;
        pressedAt = 0;
      };
      port1.postMessage(null);
    });
  });
}

/** Prepares a page for {@link keyToPaint}. */
export async function prepareKeyToPaint(page: Page): Promise<void> {
  await page.evaluate(watchKeys);
}

/**
 * Fills in a query, types its last character, and waits until the results are painted.
 *
 * @param page - A page with the search dialog open and the index loaded.
 * @param query - At least one character.
 * @returns Milliseconds from the key press to the paint.
 */
export async function keyToPaint(page: Page, query: string): Promise<number> {
  await page.getByRole('combobox').fill(query.slice(0, -1));
  await page.evaluate(() => delete window.benchKeyToPaint);
  await page.keyboard.type(query.slice(-1));
  const painted = await page.waitForFunction(() => window.benchKeyToPaint);
  return (await painted.jsonValue()) ?? NaN;
}
