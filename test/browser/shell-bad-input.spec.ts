import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated, readyDemo } from './support/hydration';
import { collectErrors } from './support/page-faults';

const PAGE = '/material-ui/react-button/';

/** Checks that the page shows the defaults of every setting. */
async function expectDefaults(page: Page): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(html).toHaveAttribute('data-density', 'comfortable');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  const demo = await readyDemo(page, 'BasicButtons');
  await expect(demo.getByRole('button')).toHaveText(['Skip', 'Save', 'Publish']);
}

/** Changes a setting, which must work whether or not the browser can store it. */
async function expectSettingsWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await panel.getByRole('radio', { name: 'Right to left' }).check();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await panel.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
}

test.use({ viewport: { width: 1440, height: 800 }, colorScheme: 'light' });

const KEYS = [
  'mui-mode',
  'mui-color-scheme-light',
  'docs-direction',
  'docs-density',
  'docs-shortcuts',
  'theme',
  'docusaurus.tab.package-manager',
  'docs-preferred-version-docs-material',
];

for (const { what, stored, sidebar, tag } of [
  {
    what: 'markup',
    stored: '"><script>alert(1)</script>',
    sidebar: '"><script>alert(1)</script>',
    tag: ['@commit'],
  },
  {
    what: 'broken JSON, and values of the wrong type for the sidebar',
    stored: '{"mode":3',
    sidebar: JSON.stringify({
      groups: { '/material-ui/api': 'tall', '/nowhere': -1, '"]{}': 1e9 },
      scroll: [1, null],
    }),
    tag: [],
  },
]) {
  test(`ignores malformed storage: ${what}`, { tag }, async ({ page, baseURL }) => {
    const errors = collectErrors(page);
    await page.addInitScript(
      ([keys, value, ofSidebar]) => {
        keys.forEach((key) => localStorage.setItem(key, value));
        sessionStorage.setItem('docs-sidebar', ofSidebar);
      },
      [KEYS, stored, sidebar] as const,
    );
    await page.context().addCookies([{ name: 'codeVariant', value: '%E0%A4%A', url: baseURL! }]);
    await openHydrated(page, PAGE);
    await expectDefaults(page);
    // The specification requires a warning for an unknown color scheme.
    expect(errors.filter((error) => !error.includes('color scheme'))).toEqual([]);
    await expectSettingsWork(page);
  });
}

test('works when the browser blocks storage', { tag: '@commit' }, async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await openHydrated(page, PAGE);
  await expectDefaults(page);
  await expectSettingsWork(page);
  await expect(page.getByText('Your browser blocks storage.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('works when the storage is full', async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
  await openHydrated(page, PAGE);
  await expectDefaults(page);
  await expectSettingsWork(page);
  const sidebar = page.getByRole('navigation', { name: 'Material UI documentation' });
  await page.keyboard.press('Escape');
  await sidebar.getByRole('button', { name: 'Getting started' }).click();
  await expect(sidebar.getByRole('link', { name: 'Installation' })).toBeVisible();
  expect(errors).toEqual([]);
});
