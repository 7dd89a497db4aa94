import type { Page } from '@playwright/test';

/** What the browser tells about the reader's connection. */
interface Connection {
  saveData: boolean;
  effectiveType: '4g' | '2g' | 'slow-2g';
}

/**
 * Sets `navigator.connection` of the pages that are opened from now on. The network itself stays as fast
 * as it is.
 */
export async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}
