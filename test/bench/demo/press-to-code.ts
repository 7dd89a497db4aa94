import type { Locator, Page } from '@playwright/test';
import { withTimeout } from '../with-timeout';

/** How a reader clicks a button. */
export type Press = 'mouse' | 'finger';

/** How long the pointer is on the button before the click, in ms. */
const REST_MS = 300;

/** Runs in the page: returns the milliseconds from a press to the paint of the complete source. */
function watchCode(frame: Element): Promise<number> {
  let pressedAt = 0;
  addEventListener('pointerdown', (event) => (pressedAt = event.timeStamp), {
    capture: true,
    once: true,
  });
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!frame.querySelector('[data-code] pre[role="group"] > code')?.firstChild) {
        return;
      }
      observer.disconnect();
      // A message sent before a frame is painted arrives after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => resolve(performance.now() - pressedAt);
        port1.postMessage(null);
      });
    });
    observer.observe(frame, { childList: true, subtree: true });
  });
}

async function press(button: Locator, how: Press): Promise<void> {
  if (how === 'finger') {
    await button.tap();
    return;
  }
  await button.hover();
  await button.page().waitForTimeout(REST_MS);
  await button.click();
}

/**
 * Clicks the button that shows the source of a demo, as the first click of the visit, and waits
 * until the complete source is painted.
 *
 * @param page - An open page, with a touch screen for touch.
 * @param name - The demo.
 * @param how - Touch gives no sign before the press; a mouse pointer hovers over the button first.
 * @returns Milliseconds since the press.
 */
export async function pressToCode(page: Page, name: string, how: Press): Promise<number> {
  const frame = page.locator(`[id="${name}"][data-source]`);
  const button = frame.locator('[role="toolbar"] [aria-expanded]').first();
  await button.scrollIntoViewIfNeeded();
  const [time] = await Promise.all([
    withTimeout(frame.evaluate(watchCode), `paint of the code of the demo ${name}`),
    press(button, how),
  ]);
  return time;
}
