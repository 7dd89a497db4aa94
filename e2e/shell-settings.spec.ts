import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { demoRoot, openHydrated, readyDemo } from './support/hydration';
import { DESKTOP, SIZES } from './support/window-sizes';

const PAGE = '/material-ui/react-button/';
const DEMO = 'BasicButtons';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const choice = (page: Page, name: string) => panel(page).getByRole('radio', { name });
const root = (page: Page) => page.locator('html');

/** A button of a demo. */
const demoButton = (page: Page): Locator =>
  demoRoot(page, DEMO).getByRole('button', { name: 'Publish' });

function background(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor);
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(panel(page)).toBeVisible();
}

/** Opens the page with its demo at work, and the panel over it. */
async function openSettings(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, PAGE);
  await readyDemo(page, DEMO);
  // A page that is loaded anew forgets it.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await openPanel(page);
}

async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

async function loadAnew(page: Page): Promise<void> {
  await openHydrated(page, PAGE);
  await readyDemo(page, DEMO);
}

test.use({ viewport: DESKTOP });

test('the mode changes the site and its demos at once, and stays', async ({ page }) => {
  await openSettings(page);
  const light = {
    site: await background(root(page)),
    demo: await background(demoButton(page)),
  };
  await choice(page, 'Dark').check();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(root(page)).toHaveClass(/\bmode-dark\b/);
  await expect(demoButton(page)).not.toHaveCSS('background-color', light.demo);
  await expect(root(page)).not.toHaveCSS('background-color', light.site);
  await expectSamePage(page);

  await loadAnew(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(demoButton(page)).not.toHaveCSS('background-color', light.demo);
});

test('the direction mirrors the site and its demos at once, and stays', async ({ page }) => {
  await openSettings(page);
  const sidebar = page.getByRole('navigation', { name: 'Material UI documentation' });
  const place = async () => ((await sidebar.boundingBox())?.x ?? 0) > DESKTOP.width / 2;
  expect(await place()).toBe(false);
  const expectMirrored = async () => {
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
    await expect.poll(place).toBe(true);
    await expect(demoButton(page)).toHaveCSS('direction', 'rtl');
  };

  await choice(page, 'Right to left').check();
  await expectMirrored();
  await expectSamePage(page);
  await loadAnew(page);
  await expectMirrored();
});

test('the density gives demos their compact defaults at once, and stays', async ({ page }) => {
  await openSettings(page);
  await expect(demoButton(page)).not.toHaveClass(/MuiButton-sizeSmall/);
  await choice(page, 'Compact').check();
  await expect(root(page)).toHaveAttribute('data-density', 'compact');
  await expect(demoButton(page)).toHaveClass(/MuiButton-sizeSmall/);
  await expectSamePage(page);
  await loadAnew(page);
  await expect(demoButton(page)).toHaveClass(/MuiButton-sizeSmall/);
});

test('a reset brings the defaults back, at once and for the next page', async ({ page }) => {
  await openSettings(page);
  await choice(page, 'Dark').check();
  await choice(page, 'Right to left').check();
  await choice(page, 'Compact').check();
  const expectDefaults = async () => {
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await expect(root(page)).toHaveAttribute('dir', 'ltr');
    await expect(root(page)).toHaveAttribute('data-density', 'comfortable');
    await expect(demoButton(page)).not.toHaveClass(/MuiButton-sizeSmall/);
  };

  await panel(page).getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(panel(page).getByRole('status')).toHaveText(/back to their defaults/);
  await expect(choice(page, 'System')).toBeChecked();
  await expectDefaults();
  await loadAnew(page);
  await expectDefaults();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the arrow keys choose, and Escape gives the focus back', async ({ page }) => {
  await openSettings(page);
  await choice(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Dark')).toBeChecked();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('the languages are those that have a dictionary', async ({ page }) => {
  await openSettings(page);
  const languages = panel(page).getByRole('combobox', { name: 'Language' });
  await expect(languages.getByRole('option')).toHaveText(['English']);
  await expect(languages).toHaveValue('en');
});

for (const viewport of SIZES) {
  test(`the panel fits a window of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, '/x/introduction/');
    await openPanel(page);
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    const box = await panel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    await panel(page).getByRole('button', { name: 'Reset to defaults' }).scrollIntoViewIfNeeded();
    await expect(panel(page).getByRole('button', { name: 'Reset to defaults' })).toBeInViewport();
  });
}
