import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Opens an empty page without cache or storage. Its context closes with it.
 *
 * @param browser - A running browser.
 * @param options - Options of the context, such as the viewport.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  // tsx adds a naming helper to functions, which doesn't exist in the page they are sent to.
  await page.addInitScript('globalThis.__name ??= (value) => value;');
  return page;
}
