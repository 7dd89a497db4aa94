import type { Page } from '@playwright/test';
import { withTimeout } from '../with-timeout';

/** Runs in the page: returns the milliseconds from a tap to the paint of the menu that it opens. */
function watchMenu(): Promise<number> {
  let tappedAt = 0;
  addEventListener('pointerdown', (event) => (tappedAt = event.timeStamp), {
    capture: true,
    once: true,
  });
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="menu"]')) {
        return;
      }
      observer.disconnect();
      // A message sent before a frame is painted arrives after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => resolve(performance.now() - tappedAt);
        port1.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Scrolls to a demo that has not started, taps its button at once, and waits for the menu.
 *
 * @param page - An open page with a touch screen.
 * @param name - A demo below the fold with one button, which opens a menu.
 * @returns Milliseconds since the tap.
 */
export async function tapToMenu(page: Page, name: string): Promise<number> {
  const button = page.locator(`.demo-root[data-demo="${name}"] button`);
  const [time] = await Promise.all([
    withTimeout(page.evaluate(watchMenu), `paint of the menu of the demo ${name}`),
    // Playwright waits until an element has stopped moving, by which time the demo would be ready.
    button.tap({ force: true }),
  ]);
  return time;
}
