import type { Page } from '@playwright/test';

/**
 * Removes the site's fonts from a page. Without them, text doesn't depend on whether a font arrives
 * before the first paint.
 */
export async function withoutFonts(page: Page): Promise<void> {
  // The first stylesheet has them. Others may load while a test ends, and couldn't be answered.
  await page.route('**/assets/css/styles.*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll(/@font-face\s*{[^}]*}/g, '') });
  });
}
