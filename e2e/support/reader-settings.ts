import type { Page } from '@playwright/test';

/** What a reader chose on an earlier visit. */
export interface ReaderSettings {
  mode?: 'light' | 'dark' | 'system';
  direction?: 'ltr' | 'rtl';
}

/** Keys under which the site stores the choices. */
export const STORAGE_KEYS = { mode: 'mui-mode', direction: 'docs-direction' } as const;

/**
 * Stores settings before any script of the site runs, in this page and all that it opens. A choice
 * that the page makes later wins over it until the next load.
 */
export async function storeSettings(page: Page, settings: ReaderSettings): Promise<void> {
  const entries = Object.entries(settings).map(
    ([name, value]) => [STORAGE_KEYS[name as keyof ReaderSettings], value] as const,
  );
  await page.addInitScript((stored) => {
    for (const [key, value] of stored) {
      localStorage.setItem(key, value);
    }
  }, entries);
}
