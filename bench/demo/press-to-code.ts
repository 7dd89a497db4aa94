import type { Locator, Page } from '@playwright/test';
import { patiently } from '../patience';

/** How a reader presses a button. */
export type Press = 'mouse' | 'finger';

/** How long a pointer is on a button before it is pressed, in ms. */
const REST_MS = 300;

/** Runs in the page: answers the milliseconds from a press to the paint of the whole source. */
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
      // A message that is sent before a frame is painted arrives after it.
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
 * Presses the button that shows the code of a demo, the first press of the visit, and waits until
 * the whole source is painted.
 *
 * @param page - An open page; for a finger, one with a touch screen.
 * @param name - The demo.
 * @param how - A finger gives no sign before it presses; a pointer rests on the button first.
 * @returns Milliseconds from the press.
 */
export async function pressToCode(page: Page, name: string, how: Press): Promise<number> {
  const frame = page.locator(`[id="${name}"][data-source]`);
  const button = frame.locator('[role="toolbar"] [aria-expanded]').first();
  await button.scrollIntoViewIfNeeded();
  const [time] = await Promise.all([
    patiently(frame.evaluate(watchCode), `painted the code of the demo ${name}`),
    press(button, how),
  ]);
  return time;
}
