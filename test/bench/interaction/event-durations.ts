import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The longest event of each interaction since the last call, by the interaction's id. */
    benchInteractions?: Map<number, number>;
  }
}

/** Runs in the page before its own scripts. */
function watchInteractions(): void {
  const longest = new Map<number, number>();
  window.benchInteractions = longest;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) {
        longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
      }
    }
    // 16 ms is the shortest that browsers report.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

/** Runs in the page. */
function takeLongest(): number {
  const longest = window.benchInteractions;
  const duration = Math.max(0, ...(longest?.values() ?? []));
  longest?.clear();
  return duration;
}

/** How long after an interaction the browser may report it, in ms. */
const REPORT_MS = 500;

/** Prepares a page that has not been opened yet for {@link longestInteraction}. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript(watchInteractions);
}

/**
 * Runs some input and returns the duration of its slowest interaction, as
 * [INP](https://web.dev/articles/inp) counts it: from the input to the next paint.
 *
 * @returns Milliseconds in steps of 8; 0 if none took 16 ms.
 */
export async function longestInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(takeLongest);
  await act();
  await page.waitForTimeout(REPORT_MS);
  return page.evaluate(takeLongest);
}
