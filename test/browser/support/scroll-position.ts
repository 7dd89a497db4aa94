import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Largest distance in px between the fixed bars and a heading that was jumped to. */
const MAX_GAP = 40;

/** How far the page is scrolled, in px. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls without animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Waits until a heading is right below the fixed bars at the top of the window. */
export async function expectAtTop(heading: Locator): Promise<void> {
  await expect(async () => {
    const gap = await heading.evaluate((element) => {
      const bars = [...document.querySelectorAll('.navbar, [data-contents-bar]')];
      const covered = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
      return element.getBoundingClientRect().top - covered;
    });
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(MAX_GAP);
  }).toPass({ timeout: 10_000 });
}
