import type { Locator, Page } from '@playwright/test';
import { timeToPaint } from '../page/time-to-paint';

/** How a reader clicks a button. */
export type Press = 'mouse' | 'finger';

/** How long the pointer is on the button before the click, in ms. */
const REST_MS = 300;

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
  const frame = `[id="${name}"][data-source]`;
  const button = page.locator(`${frame} [role="toolbar"] [aria-expanded]`).first();
  await button.scrollIntoViewIfNeeded();
  const element = `${frame} [data-code] pre[role="group"] > code`;
  return timeToPaint(page, { event: 'pointerdown', element }, () => press(button, how));
}
