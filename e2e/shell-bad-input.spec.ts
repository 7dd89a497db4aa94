import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated, readyDemo } from './support/hydration';
import { navbarMenu } from './support/navbar';

const PAGE = '/material-ui/react-button/';

/** Collects what nobody caught, and what the page logged as an error. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  return errors;
}

/** The page as a reader gets it who chose nothing. */
async function expectDefaults(page: Page): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(html).toHaveAttribute('data-density', 'comfortable');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  const demo = await readyDemo(page, 'BasicButtons');
  await expect(demo.getByRole('button')).toHaveText(['Skip', 'Save draft', 'Publish']);
}

/** Changes a setting, which must work whether or not it can be kept. */
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

for (const [what, value] of [
  ['broken JSON', '{"mode":3'],
  ['nothing', ''],
  ['markup', '"><script>alert(1)</script>'],
  ['null', 'null'],
] as const) {
  test(`${what} in the storage counts as nothing chosen`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.addInitScript(
      ([keys, stored]) => {
        keys.forEach((key) => localStorage.setItem(key, stored));
        sessionStorage.setItem('docs-sidebar', stored);
      },
      [KEYS, value] as const,
    );
    await page.context().addCookies([
      { name: 'codeVariant', value: '%E0%A4%A', url: 'http://127.0.0.1' },
      { name: 'codeVariant', value: 'COBOL', url: 'http://127.0.0.1' },
    ]);
    await openHydrated(page, PAGE);
    await expectDefaults(page);
    // A scheme that does not exist is told to the console, as the specification wants.
    expect(errors.filter((error) => !error.includes('color scheme'))).toEqual([]);
    await expectSettingsWork(page);
  });
}

test('values of the wrong kind in the memory of the sidebar are forgotten', async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    const groups = { '/material-ui/api': 'tall', '/nowhere': -1, '"]{}': 1e9 };
    sessionStorage.setItem('docs-sidebar', JSON.stringify({ groups, scroll: [1, null] }));
  });
  await openHydrated(page, PAGE);
  await expectDefaults(page);
  expect(errors).toEqual([]);
});

test.describe('storage that the browser refuses', () => {
  test('is no reason to fail where touching it throws', async ({ page }) => {
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
    await expect(page.getByText('Your browser refuses to store settings.')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('is no reason to fail where nothing fits into it', async ({ page }) => {
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
});

for (const language of ['xx', 'EN', '', '%00', '<b>']) {
  test(`the language "${language}" is English`, async ({ page }) => {
    await openHydrated(page, `${PAGE}?userLanguage=${encodeURIComponent(language)}`);
    await expectDefaults(page);
  });
}

for (const { what, path, near } of [
  { what: 'outside of every product', path: '/no/such/place/' },
  {
    what: 'with a version that does not exist',
    path: '/material-ui/v99/react-button/',
    near: PAGE,
  },
  { what: 'in a language without pages', path: '/zh/material-ui/react-button/', near: PAGE },
  { what: 'of a product that has no such page', path: '/joy-ui/no-such-thing/' },
  { what: 'that is no valid text', path: '/material-ui/%E0%A4%A/' },
]) {
  test(`an address ${what} says so, and leads on`, async ({ page }) => {
    const response = await page.goto(path);
    expect([400, 404]).toContain(response?.status());
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    const menu = navbarMenu(page, 'Products');
    await menu.button.click();
    await expect(menu.list.getByRole('link', { name: 'Material UI' })).toBeVisible();
    if (near) {
      await expect(page.getByRole('main').locator(`a[href="${near}"]`)).toBeVisible();
    }
  });
}
