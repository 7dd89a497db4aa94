import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { archivesOf, productById } from '../../src/foundation/products';
import { openHydrated } from './support/hydration';
import { navbarMenu } from './support/navbar';
import { storeSettings, switchSettings } from './support/reader-settings';
import { watchText } from './support/watch-text';
import { PHONE, SIZES } from './support/window-sizes';

const PAGE = '/x/introduction/';
const MATERIAL = productById('material-ui');
const VERSIONED = '/material-ui/getting-started/usage/';

test.describe('the product switcher', () => {
  test('follows the keyboard and opens another product', { tag: '@commit' }, async ({ page }) => {
    await openHydrated(page, PAGE);
    const menu = navbarMenu(page, 'Products');
    await menu.button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.links.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.links.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu.list).toBeHidden();
    await expect(menu.button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(menu.list).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(menu.links.first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(menu.list.getByRole('link', { name: 'Joy UI' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/joy-ui/getting-started/');
    await expect(menu.button).toHaveText('Joy UI, switch product');
    await expect(menu.list).toBeHidden();
  });

  test('stays inside windows of all sizes, in both directions', async ({ page }) => {
    await storeSettings(page, { mode: 'light', direction: 'ltr' });
    await openHydrated(page, VERSIONED);
    const { button, list } = navbarMenu(page, 'Products');
    await button.click();
    for (const direction of ['ltr', 'rtl'] as const) {
      await switchSettings(page, { mode: 'light', direction });
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        await expect(list).toBeVisible();
        const box = await list.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      }
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the product switcher is a list of links', { tag: '@commit' }, async ({ page }) => {
    await page.goto(PAGE);
    const menu = navbarMenu(page, 'Products');
    await menu.button.click();
    await menu.list.getByRole('link', { name: 'Joy UI' }).click();
    await expect(page).toHaveURL('/joy-ui/getting-started/');
  });
});

for (const archived of archivesOf([MATERIAL])) {
  test.describe(`the menu of versions with ${archived.version}`, () => {
    const version = (page: Page, name: string) =>
      navbarMenu(page, 'Versions of Material UI').list.getByRole('link', { name });

    test(
      'opens the same page of another version, and back',
      { tag: '@commit' },
      async ({ page }) => {
        await openHydrated(page, '/material-ui/react-button/');
        const menu = navbarMenu(page, 'Versions of Material UI');
        await menu.button.click();
        await version(page, `v${archived.version}`).click();
        await expect(page).toHaveURL(`${archived.basePath}/react-button/`);
        await expect(menu.button).toHaveText(`Version v${archived.version}`);
        await expect(menu.list).toBeHidden();

        await menu.button.click();
        await expect(menu.list.locator('[aria-current="true"]')).toHaveText(`v${archived.version}`);
        await version(page, `v${MATERIAL.version}`).click();
        await expect(page).toHaveURL('/material-ui/react-button/');
      },
    );

    test('is in the drawer of a phone', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openHydrated(page, `${archived.basePath}/react-button/`);
      await page.getByRole('button', { name: 'Open main navigation' }).click();
      const drawer = page.getByRole('dialog', { name: 'Material UI' });
      await drawer.getByText(`v${archived.version}`).first().click();
      await drawer.getByRole('link', { name: `v${MATERIAL.version}` }).click();
      await expect(page).toHaveURL('/material-ui/react-button/');
      await expect(drawer).toHaveCount(0);
    });
  });
}

test.describe('the menu of the logo', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('opens by mouse and keyboard, and copies a logo as SVG', async ({ page }) => {
    await openHydrated(page, VERSIONED);
    const logo = page.getByRole('link', { name: 'Home page' }).first();
    const menu = page.getByRole('menu', { name: 'Material UI brand assets' });
    for (const key of ['Shift+F10', 'ContextMenu']) {
      await logo.focus();
      await page.keyboard.press(key);
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(logo).toBeFocused();
    }

    await logo.click({ button: 'right' });
    await expect(menu.getByRole('menuitem', { name: 'Copy logo as SVG' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const said = await watchText(logo.locator('..').getByRole('status'), 'Copied');
    await page.keyboard.press('Enter');
    await said();
    await expect(menu).toBeHidden();
    await expect(logo).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^<svg [^]*Material UI[^]*<\/svg>$/);
  });
});
