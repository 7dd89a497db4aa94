import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the last key press to the paint of its results. */
    benchKeyToPaint?: number;
  }
}

/** What a letter costs, in milliseconds. */
export interface KeyTimes {
  /** From the key press to the paint of the results. */
  painted: number;
  /** Work of the page's thread until then: the search itself is in a worker. */
  work: number;
}

/** Runs in the page. */
function watchKeys(): void {
  let pressedAt = 0;
  const check = () => {
    if (document.querySelector('[role=region][aria-busy=true]')) {
      requestAnimationFrame(check);
      return;
    }
    // A message posted before a frame arrives after its paint.
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      window.benchKeyToPaint = performance.now() - pressedAt;
      pressedAt = 0;
    };
    port1.postMessage(null);
  };
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  addEventListener('input', () => {
    if (pressedAt !== 0) {
      requestAnimationFrame(check);
    }
  });
}

/** Prepares a page for the measurement of keys. */
export async function prepareKeyToPaint(page: Page): Promise<void> {
  await page.evaluate(watchKeys);
}

/**
 * Measures the last character of a query.
 *
 * @param page - A page with the search dialog open and the index loaded.
 * @returns Fills in a query, types its last character, and waits until the results are painted.
 */
export async function keyMeter(page: Page): Promise<(query: string) => Promise<KeyTimes>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const work = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  return async (query) => {
    const field = page.getByRole('combobox');
    await field.fill(query.slice(0, -1));
    await page.waitForFunction(() => !document.querySelector('[role=region][aria-busy=true]'));
    await page.evaluate(() => delete window.benchKeyToPaint);
    const before = await work();
    await page.keyboard.type(query.slice(-1));
    const painted = await page.waitForFunction(() => window.benchKeyToPaint);
    return { painted: (await painted.jsonValue()) ?? NaN, work: (await work()) - before };
  };
}
