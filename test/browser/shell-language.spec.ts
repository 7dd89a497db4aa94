import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { navbarMenu } from './support/navbar';
import { collectErrors } from './support/page-faults';

const PAGE = '/material-ui/getting-started/usage/';

/** Checks which links of a navbar menu go to translated pages of mui.com. */
async function expectLinks(page: Page, menu: string, expected: readonly string[]): Promise<void> {
  const { links } = navbarMenu(page, menu);
  await expect
    .poll(() =>
      links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).href).filter((url) => /mui\.com/.test(url)),
      ),
    )
    .toEqual(expect.arrayContaining([...expected]));
}

test(
  'links to other sites use the language in the URL, except the blog',
  { tag: '@commit' },
  async ({ page }) => {
    const errors = collectErrors(page);
    await openHydrated(page, `${PAGE}?userLanguage=zh`);
    await expectLinks(page, 'Versions of Material UI', [
      'https://mui.com/zh/versions/',
      'https://v5.mui.com/zh/material-ui/getting-started/usage/',
    ]);
    // The text stays English and is marked as English. The console says why, once.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => errors.length).toBe(1);
    expect(errors[0]).toContain('"zh"');

    // The language stays after a click.
    await page.getByRole('link', { name: 'Installation' }).first().click();
    await expect(page).toHaveURL('/material-ui/getting-started/installation/');
    await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible();
    await expectLinks(page, 'Versions of Material UI', ['https://mui.com/zh/versions/']);

    await openHydrated(page, '/?userLanguage=zh');
    await expectLinks(page, 'Products', ['https://mui.com/zh/versions/', 'https://mui.com/blog/']);
  },
);

test('ignores a malformed language in the address', async ({ page }) => {
  await openHydrated(page, `${PAGE}?userLanguage=..%2F..%2Fevil`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectLinks(page, 'Versions of Material UI', ['https://mui.com/versions/']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('resetting the settings removes the language from the address and the session', async ({
  page,
}) => {
  await openHydrated(page, `${PAGE}?q=1&userLanguage=zh`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(page).toHaveURL(`${PAGE}?q=1`);
  await expectLinks(page, 'Versions of Material UI', ['https://mui.com/versions/']);
});
