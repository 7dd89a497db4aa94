import type { Page } from '@playwright/test';

/**
 * Removes the site's fonts from a page. Without them, text doesn't depend on whether a font arrives
 * before the first paint.
 */
export async function withoutFonts(page: Page): Promise<void> {
  // They are in the styles of the page's HTML.
  await page.route(
    ({ pathname }) => pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll(/@font-face\s*{[^}]*}/g, '') });
    },
  );
}
