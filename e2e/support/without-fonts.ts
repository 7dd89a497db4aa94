import type { Page } from '@playwright/test';

/**
 * Leaves the site's own fonts out of a page. Whether a font arrives in time is chance; without its
 * rules all pages take the same local ones.
 */
export async function withoutFonts(page: Page): Promise<void> {
  await page.route('**/assets/css/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll(/@font-face\s*{[^}]*}/g, '') });
  });
}
