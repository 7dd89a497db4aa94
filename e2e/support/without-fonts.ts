import type { Page } from '@playwright/test';

/**
 * Removes the site's fonts from a page. Without them, text doesn't depend on whether a font arrives
 * before the first paint.
 */
export async function withoutFonts(page: Page): Promise<void> {
  await page.route('**/assets/css/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll(/@font-face\s*{[^}]*}/g, '') });
  });
}
