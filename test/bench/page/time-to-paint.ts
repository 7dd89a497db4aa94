import type { Page } from '@playwright/test';

/** How long a reader waits for something, in ms; longer waits count as this. */
const TIMEOUT_MS = 30_000;

interface Watched {
  /** Type of the event that starts the measurement. */
  event: 'click' | 'pointerdown';
  /** Selector of an element that appears, or whose text changes. */
  element: string;
}

/** Runs in the page: returns the milliseconds from the event to the paint of the element. */
function watchPaint({
  event: type,
  element,
  timeout,
}: Watched & { timeout: number }): Promise<number> {
  const textOf = () => document.querySelector(element)?.textContent;
  const before = textOf();
  let startedAt = 0;
  addEventListener(type, (event) => (startedAt = event.timeStamp), { capture: true, once: true });
  return new Promise((resolve) => {
    // An error would cost all figures of the run, the median of several runs survives one lost input.
    setTimeout(resolve, timeout, timeout);
    const observer = new MutationObserver(() => {
      const text = textOf();
      if (!text || text === before) {
        return;
      }
      observer.disconnect();
      // A message sent before a frame is painted arrives after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => resolve(performance.now() - startedAt);
        port1.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/**
 * Measures the time from an input to the paint of its result.
 *
 * @param page - An open page.
 * @param act - Causes the event.
 * @returns Milliseconds, 30,000 if the element isn't painted by then.
 */
export async function timeToPaint(
  page: Page,
  watched: Watched,
  act: () => Promise<void>,
): Promise<number> {
  // Started before the input, because a call after it would slow the page down.
  const measured = page.evaluate(watchPaint, { ...watched, timeout: TIMEOUT_MS });
  const [time] = await Promise.all([measured, act()]);
  return time;
}
