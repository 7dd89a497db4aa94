import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The text in the clipboard; the test needs the permission `clipboard-read`. */
export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Waits until the clipboard contains a text that matches. */
export async function expectClipboard(page: Page, text: string | RegExp): Promise<void> {
  const clipboard = expect.poll(() => readClipboard(page));
  await (typeof text === 'string' ? clipboard.toBe(text) : clipboard.toMatch(text));
}
