import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Most pixels between what stays at the window's top and a heading that was jumped to. */
const MOST_ROOM = 40;

/** How far the page is scrolled, in px. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls at once, as a reader does who drags the bar. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Waits until a heading stands right below what stays at the window's top, covered by nothing. */
export async function expectAtTop(heading: Locator): Promise<void> {
  await expect(async () => {
    const room = await heading.evaluate((element) => {
      const bars = [...document.querySelectorAll('.navbar, [data-contents-bar]')];
      const covered = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
      return element.getBoundingClientRect().top - covered;
    });
    expect(room).toBeGreaterThanOrEqual(0);
    expect(room).toBeLessThanOrEqual(MOST_ROOM);
  }).toPass({ timeout: 5000 });
}
