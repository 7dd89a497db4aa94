import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the last key to the paint of its results, once they are painted. */
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
    // A message that is sent before a frame is painted arrives after it.
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

/** Makes a page ready for {@link keyToPaint}. */
export async function prepareKeyToPaint(page: Page): Promise<void> {
  await page.evaluate(watchKeys);
}

/**
 * Enters a search, its last character by a key, and waits until what it finds is painted.
 *
 * @param page - A page with an open search whose index is loaded.
 * @param query - At least one character.
 * @returns Milliseconds from the key.
 */
export async function keyToPaint(page: Page, query: string): Promise<number> {
  await page.getByRole('combobox').fill(query.slice(0, -1));
  await page.evaluate(() => delete window.benchKeyToPaint);
  await page.keyboard.type(query.slice(-1));
  const painted = await page.waitForFunction(() => window.benchKeyToPaint);
  return (await painted.jsonValue()) ?? NaN;
}
