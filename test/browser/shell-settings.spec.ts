import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { demoRoot, openHydrated, readyDemo, whenHydrated } from './support/hydration';
import { control } from './support/toolbar';
import { DESKTOP, SIZES } from './support/window-sizes';

const PAGE = '/material-ui/react-button/';
const DEMO = 'BasicButtons';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const choice = (page: Page, name: string) => panel(page).getByRole('radio', { name });
const root = (page: Page) => page.locator('html');

/** A button in a demo. */
const demoButton = (page: Page): Locator =>
  demoRoot(page, DEMO).getByRole('button', { name: 'Publish' });

function background(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor);
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(panel(page)).toBeVisible();
}

test.use({ viewport: DESKTOP });

test(
  'settings change the page and its demos at once, persist, and reset',
  { tag: '@commit' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openHydrated(page, PAGE);
    await readyDemo(page, DEMO);
    const sidebar = page.getByRole('navigation', { name: 'Material UI documentation' });
    const isMirrored = async () => ((await sidebar.boundingBox())?.x ?? 0) > DESKTOP.width / 2;
    const light = { page: await background(root(page)), demo: await background(demoButton(page)) };
    expect(await isMirrored()).toBe(false);
    await expect(demoButton(page)).not.toHaveClass(/MuiButton-sizeSmall/);
    const expectChoices = async () => {
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await expect(root(page)).toHaveClass(/\bmode-dark\b/);
      await expect(demoButton(page)).not.toHaveCSS('background-color', light.demo);
      await expect(root(page)).not.toHaveCSS('background-color', light.page);
      await expect(root(page)).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
      await expect.poll(isMirrored).toBe(true);
      await expect(demoButton(page)).toHaveCSS('direction', 'rtl');
      await expect(root(page)).toHaveAttribute('data-density', 'compact');
      await expect(demoButton(page)).toHaveClass(/MuiButton-sizeSmall/);
      await expect(root(page)).toHaveAttribute('data-code-variant', 'JS');
    };

    await test.step('choose', async () => {
      // A reload would lose it.
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await openPanel(page);
      await choice(page, 'Dark').check();
      await choice(page, 'Right to left').check();
      await choice(page, 'Compact').check();
      await page.keyboard.press('Escape');
      await control(page, DEMO, 'JS').click();
      await expectChoices();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });

    await test.step('reload', async () => {
      await page.reload();
      await whenHydrated(page);
      await readyDemo(page, DEMO);
      await expectChoices();
    });

    await test.step('reset', async () => {
      await openPanel(page);
      await panel(page).getByRole('button', { name: 'Reset to defaults' }).click();
      await expect(panel(page).getByRole('status')).toHaveText(/reset to their defaults/);
      await expect(choice(page, 'System')).toBeChecked();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      await expect(root(page)).toHaveAttribute('dir', 'ltr');
      await expect(root(page)).toHaveAttribute('data-density', 'comfortable');
      await expect(demoButton(page)).not.toHaveClass(/MuiButton-sizeSmall/);
      await expect(root(page)).toHaveAttribute('data-code-variant', 'TS');
      await expect(control(page, DEMO, 'TS')).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  },
);

test('the panel lists the languages with a dictionary, and works by keyboard', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, PAGE);
  await openPanel(page);
  const languages = panel(page).getByRole('combobox', { name: 'Language' });
  await expect(languages.getByRole('option')).toHaveText(['English']);
  await expect(languages).toHaveValue('en');

  await choice(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Dark')).toBeChecked();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('the panel fits windows of all sizes', async ({ page }) => {
  await openHydrated(page, '/x/introduction/');
  await openPanel(page);
  const reset = panel(page).getByRole('button', { name: 'Reset to defaults' });
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    const box = await panel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    await reset.scrollIntoViewIfNeeded();
    await expect(reset).toBeInViewport();
  }
});
