import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Opens an empty page without cache or storage; its context closes with it.
 *
 * @param browser - A browser that runs.
 * @param options - Viewport and the like.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  // tsx names functions with a helper that does not exist in the page they are sent to.
  await page.addInitScript('globalThis.__name ??= (value) => value;');
  return page;
}
