import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { THEME_COLORS } from '../src/branding/theme-colors';
import { openHydrated } from './support/hydration';
import { nextFrames } from './support/painted';
import { STORAGE_KEYS, storeSettings } from './support/reader-settings';

const PAGE = '/material-ui/getting-started/usage/';

/** The mode that the document shows, by each of the places that must agree on it. */
async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', mode);
  await expect(root).toContainClass(`mode-${mode}`);
  await expect(root).not.toContainClass(mode === 'dark' ? 'mode-light' : 'mode-dark');
  const metas = page.locator('meta[name=theme-color]');
  await expect(metas).toHaveCount(2);
  for (const meta of await metas.all()) {
    await expect(meta).toHaveAttribute('content', THEME_COLORS[mode]);
  }
}

function storedMode(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.mode);
}

function button(page: Page, choice: 'system' | 'light' | 'dark') {
  return page.getByRole('button', { name: `Color mode: ${choice} mode.` });
}

test('the button steps from system to light, dark and system, and stores each choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, PAGE);
  await expectMode(page, 'dark');

  await button(page, 'system').click();
  await expectMode(page, 'light');
  expect(await storedMode(page)).toBe('light');

  await button(page, 'light').click();
  await expectMode(page, 'dark');
  expect(await storedMode(page)).toBe('dark');

  await page.reload();
  await expectMode(page, 'dark');
  await button(page, 'dark').click();
  await expect(button(page, 'system')).toBeVisible();
  await expectMode(page, 'dark');
  expect(await storedMode(page)).toBe('system');
});

test('system mode follows the operating system while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, PAGE);
  await expectMode(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'light');
});

test('a chosen mode does not follow the operating system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await storeSettings(page, { mode: 'light' });
  await openHydrated(page, PAGE);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Pages are told of it with the next frame.
  await nextFrames(page);
  // The button's name is written after each change of the settings.
  await expect(button(page, 'light')).toBeVisible();
  await expectMode(page, 'light');
});

test('a choice made in one tab reaches the other', async ({ context }) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  for (const page of [here, there]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await openHydrated(page, PAGE);
  }
  await button(there, 'system').click();
  await button(there, 'light').click();
  await expectMode(there, 'dark');
  await expectMode(here, 'dark');
  await expect(button(here, 'dark')).toBeVisible();
});

test('a stored value that is no mode counts as system', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"mode":3'), STORAGE_KEYS.mode);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, PAGE);
  await expect(button(page, 'system')).toBeVisible();
  await expectMode(page, 'dark');
});

test('without a place to store it, a choice holds for the page', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, PAGE);
  await button(page, 'system').click();
  await button(page, 'light').click();
  await expectMode(page, 'dark');
});
