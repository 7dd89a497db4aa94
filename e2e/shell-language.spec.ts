import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { navbarMenu } from './support/navbar';

const PAGE = '/material-ui/getting-started/usage/';

/** Addresses of the version menu that lead to other sites. */
function versionLinks(page: Page): Promise<string[]> {
  return navbarMenu(page, 'Versions of Material UI').links.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).href).filter((href) => /mui\.com/.test(href)),
  );
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  return errors;
}

test('the language is English, and links to other sites have no prefix', async ({ page }) => {
  const errors = collectErrors(page);
  await openHydrated(page, PAGE);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await versionLinks(page)).toContain('https://mui.com/versions/');
  expect(errors).toEqual([]);
});

for (const language of ['zh', 'de']) {
  test(`links to other sites lead to "${language}" when the address asks for it`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await openHydrated(page, `${PAGE}?userLanguage=${language}`);
    const links = await versionLinks(page);
    expect(links).toContain(`https://mui.com/${language}/versions/`);
    expect(links).toContain(`https://v5.mui.com/${language}/material-ui/getting-started/`);
    // The text is English still, and says so to screen readers; the console says why, once.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`"${language}"`);
  });
}

test('what is no language changes no address', async ({ page }) => {
  await openHydrated(page, `${PAGE}?userLanguage=..%2F..%2Fevil`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await versionLinks(page)).toContain('https://mui.com/versions/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the blog has no translation', async ({ page }) => {
  await openHydrated(page, '/?userLanguage=zh');
  const elsewhere = navbarMenu(page, 'Products').list.locator('a[href^="https:"]');
  await expect(elsewhere.nth(0)).toHaveAttribute('href', 'https://mui.com/zh/versions/');
  await expect(elsewhere.nth(2)).toHaveAttribute('href', 'https://mui.com/blog/');
});

test("Docusaurus's own texts come from the site's file", async ({ page }) => {
  await openHydrated(page, PAGE);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Previous and next page' })).toBeVisible();
});
