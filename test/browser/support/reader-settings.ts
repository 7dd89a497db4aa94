import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What a reader chose on an earlier visit. */
export interface ReaderSettings {
  mode?: 'light' | 'dark' | 'system';
  direction?: 'ltr' | 'rtl';
}

/** Keys under which the site stores the choices. */
export const STORAGE_KEYS = { mode: 'mui-mode', direction: 'docs-direction' } as const;

function entriesOf(settings: ReaderSettings): (readonly [key: string, value: string])[] {
  return Object.entries(settings).map(
    ([name, value]) => [STORAGE_KEYS[name as keyof ReaderSettings], value] as const,
  );
}

/**
 * Stores settings before any script of the site runs, in every document that the page loads. A
 * choice that the reader makes on the page applies until the next load.
 */
export async function storeSettings(page: Page, settings: ReaderSettings): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of stored) {
      localStorage.setItem(key, value);
    }
  }, entriesOf(settings));
}

/** Finishes transitions, such as those of demos from one color to the next. */
export async function finishFades(page: Page): Promise<void> {
  // `finish` replaces waiting, in case a fade starts another.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const fades = document.getAnimations().filter((fade) => fade instanceof CSSTransition);
        fades.forEach((fade) => fade.finish());
        return fades.length;
      }),
    )
    .toBe(0);
}

/**
 * Changes settings on a page that is already loaded, as a choice in another tab does, and waits
 * until the page shows them.
 */
export async function switchSettings(
  page: Page,
  settings: { mode: 'light' | 'dark'; direction: 'ltr' | 'rtl' },
): Promise<void> {
  await page.evaluate((stored) => {
    for (const [key, newValue] of stored) {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  }, entriesOf(settings));
  await expect(page.locator('html')).toHaveAttribute('data-theme', settings.mode);
  await expect(page.locator('html')).toHaveAttribute('dir', settings.direction);
  await finishFades(page);
}
