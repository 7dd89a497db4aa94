import type { Locator, Page } from '@playwright/test';

/** How a reader presses a button. */
export type Press = 'mouse' | 'finger';

/** How long a pointer is on a button before it is pressed, in ms. */
const REST_MS = 300;

/** Runs in the page: notes when a press happened, and when the whole source of the demo is painted. */
function watchCode(frame: Element): void {
  let pressedAt = 0;
  addEventListener('pointerdown', (event) => (pressedAt = event.timeStamp), {
    capture: true,
    once: true,
  });
  const observer = new MutationObserver(() => {
    if (!frame.querySelector('[data-code] pre[role="group"] > code')?.firstChild) {
      return;
    }
    observer.disconnect();
    // A message that is sent before a frame is painted arrives after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => (window.benchDemo = performance.now() - pressedAt);
      port1.postMessage(null);
    });
  });
  observer.observe(frame, { childList: true, subtree: true });
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
  await frame.evaluate(watchCode);
  await press(button, how);
  const painted = await page.waitForFunction(() => window.benchDemo, undefined, { polling: 50 });
  return (await painted.jsonValue()) ?? NaN;
}
