import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Presses keys in turn, and expects an element to have the focus after each of them. */
export async function expectFocus(
  page: Page,
  ...steps: readonly (readonly [key: string, focused: Locator])[]
): Promise<void> {
  for (const [key, focused] of steps) {
    await page.keyboard.press(key);
    await expect(focused, key).toBeFocused();
  }
}
