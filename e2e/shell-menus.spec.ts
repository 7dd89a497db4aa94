import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { watchText } from './support/watch-text';
import { navbarMenu } from './support/navbar';
import { storeSettings } from './support/reader-settings';
import { PHONE, SIZES } from './support/window-sizes';

const PAGE = '/x/introduction/';
const VERSIONED = '/material-ui/getting-started/usage/';

/** Types without a pause: after half a second a menu takes the next key for a new name. */
async function typeAtOnce(page: Page, text: string): Promise<void> {
  await page.evaluate((keys) => {
    for (const key of keys) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }
  }, text);
}

test.describe('the product switcher', () => {
  test('follows arrows, Home, End, typed names and Escape', async ({ page }) => {
    await openHydrated(page, PAGE);
    const menu = navbarMenu(page, 'Products');
    const item = (name: string) => menu.list.getByRole('link', { name });
    await menu.button.focus();

    await page.keyboard.press('ArrowDown');
    await expect(item('Material UI')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Joy UI')).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menu.links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(menu.links.first()).toBeFocused();
    await typeAtOnce(page, 'mui s');
    await expect(item('MUI System')).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(menu.list).toBeHidden();
    await expect(menu.button).toBeFocused();
  });

  test('leads by the keyboard to another product, and closes', async ({ page }) => {
    await openHydrated(page, PAGE);
    const menu = navbarMenu(page, 'Products');
    await menu.button.focus();
    await page.keyboard.press('Enter');
    await expect(menu.list).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(menu.links.first()).toBeFocused();
    await page.keyboard.type('j');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/joy-ui/getting-started/');
    await expect(menu.button).toHaveText('Joy UI, switch product');
    await expect(menu.list).toBeHidden();
  });

  test('tells what each product is for, and which one the reader is in', async ({ page }) => {
    await openHydrated(page, PAGE);
    const menu = navbarMenu(page, 'Products');
    await expect(menu.button).toHaveText('MUI X, switch product');
    await menu.button.click();
    await expect(menu.list.locator('[aria-current]')).toHaveText(/^MUI X/);
    await expect(menu.list.getByRole('link', { name: 'Joy UI' })).toContainText(
      'A second design system',
    );
  });

  test('closes when the reader turns to the page', async ({ page }) => {
    await openHydrated(page, PAGE);
    const menu = navbarMenu(page, 'Products');
    await menu.button.click();
    await expect(menu.list).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu.list).toBeHidden();
  });

  for (const viewport of SIZES) {
    for (const direction of ['ltr', 'rtl'] as const) {
      test(`stays in a window of ${viewport.width} px, ${direction}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await storeSettings(page, { direction });
        await openHydrated(page, VERSIONED);
        const { button, list } = navbarMenu(page, 'Products');
        await button.click();
        const box = await list.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      });
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [PHONE, SIZES[2]]) {
    test(`the switcher is a list of plain links at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(PAGE);
      const menu = navbarMenu(page, 'Products');
      await menu.button.click();
      await menu.list.getByRole('link', { name: 'Joy UI' }).click();
      await expect(page).toHaveURL('/joy-ui/getting-started/');
    });
  }

  test('the home page leads to the default tree', async ({ page }) => {
    await page.goto('/');
    const menu = navbarMenu(page, 'Products');
    await menu.button.click();
    for (const name of ['Versions', 'Templates store', 'Blog']) {
      const link = menu.list.getByRole('link', { name: `${name} (opens in a new tab)` });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', /^https:/);
    }
  });
});

test.describe('the version menu', () => {
  test('marks the current version and ends with all versions', async ({ page }) => {
    await openHydrated(page, VERSIONED);
    const menu = navbarMenu(page, 'Versions of Material UI');
    await expect(menu.button).toHaveText('Version v7.3.2');
    await menu.button.click();
    await expect(menu.list.locator('[aria-current="true"]')).toHaveText('v7.3.2');
    await expect(menu.list.locator('[aria-current="true"]')).toHaveAttribute('href', VERSIONED);
    await expect(menu.links.last()).toHaveText('All versions (opens in a new tab)');
    await expect(menu.list.getByRole('link', { name: 'v5' })).toHaveAttribute(
      'href',
      'https://v5.mui.com/material-ui/getting-started/',
    );
  });

  test('follows the keys of a menu', async ({ page }) => {
    await openHydrated(page, VERSIONED);
    const menu = navbarMenu(page, 'Versions of Material UI');
    await menu.button.focus();
    await page.keyboard.press('ArrowUp');
    await expect(menu.links.last()).toBeFocused();
    await typeAtOnce(page, 'v5');
    await expect(menu.list.getByRole('link', { name: 'v5' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu.button).toBeFocused();
  });
});

test.describe('the version menu, with an archived version in this site', () => {
  const VERSIONS = 'Versions of Material UI';
  const version = (page: Page, name: string) =>
    navbarMenu(page, VERSIONS).list.getByRole('link', { name });

  test('leads to the same page of the other version, and back', async ({ page }) => {
    await openHydrated(page, '/material-ui/react-button/');
    const menu = navbarMenu(page, VERSIONS);
    await menu.button.click();
    await expect(page.getByText(/^Version: /)).toHaveCount(0);
    await expect(menu.links).toHaveText([
      'v7.3.2',
      'v6.5.0',
      'v5 (opens in a new tab)',
      'All versions (opens in a new tab)',
    ]);
    await version(page, 'v6.5.0').click();
    await expect(page).toHaveURL('/material-ui/v6/react-button/');
    await expect(menu.button).toHaveText('Version v6.5.0');
    await expect(menu.list).toBeHidden();

    await menu.button.click();
    await expect(menu.list.locator('[aria-current="true"]')).toHaveText('v6.5.0');
    await version(page, 'v7.3.2').click();
    await expect(page).toHaveURL('/material-ui/react-button/');
  });

  test('says where a version has no such page, and leads to its first one', async ({ page }) => {
    await openHydrated(page, '/material-ui/api/zoom/');
    const menu = navbarMenu(page, VERSIONS);
    await menu.button.click();
    const archived = version(page, 'v6.5.0');
    await expect(archived).toContainText('This page does not exist there');
    await expect(version(page, 'v7.3.2')).toHaveText('v7.3.2');
    await archived.click();
    await expect(page).toHaveURL('/material-ui/v6/getting-started/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is in the drawer of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openHydrated(page, '/material-ui/v6/react-button/');
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    const drawer = page.getByRole('dialog', { name: 'Material UI' });
    await drawer.getByText('v6.5.0').first().click();
    await drawer.getByRole('link', { name: 'v7.3.2' }).click();
    await expect(page).toHaveURL('/material-ui/react-button/');
    await expect(drawer).toHaveCount(0);
  });
});

test.describe('the menu of the logo', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const how of ['the secondary button', 'Shift+F10', 'the menu key']) {
    test(`opens by ${how} and copies the marks as SVG`, async ({ page }) => {
      await openHydrated(page, VERSIONED);
      const logo = page.getByRole('link', { name: 'Home page' }).first();
      const menu = page.getByRole('menu', { name: 'Marks of Material UI' });
      const open = async () => {
        if (how === 'the secondary button') {
          await logo.click({ button: 'right' });
        } else {
          await logo.focus();
          await page.keyboard.press(how === 'Shift+F10' ? how : 'ContextMenu');
        }
      };
      await open();
      await expect(menu.getByRole('menuitem', { name: 'Copy logo as SVG' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      const said = await watchText(logo.locator('..').getByRole('status'), 'Copied');
      await page.keyboard.press('Enter');
      await said();
      await expect(menu).toBeHidden();
      await expect(logo).toBeFocused();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^<svg [^]*Material UI[^]*<\/svg>$/);

      await open();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(logo).toBeFocused();
    });
  }
});
