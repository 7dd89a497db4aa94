import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { storeSettings } from './support/reader-settings';
import { PHONE } from './support/window-sizes';

const PAGE = '/material-ui/react-button/';

const button = (page: Page) => page.getByRole('button', { name: 'Open main navigation' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Material UI' });

async function openDrawer(page: Page): Promise<void> {
  await openHydrated(page, PAGE);
  await button(page).click();
  // While the drawer slides in, a tap at its place would hit the page.
  await expect(drawer(page)).toBeInViewport({ ratio: 1 });
}

/** Drags one finger horizontally. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  // Without history, the browser's own swipe gesture does nothing.
  await touch.send('Page.resetNavigationHistory');
  const point = (x: number) => [{ x, y: 400 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
  for (let step = 1; step <= 5; step += 1) {
    const x = from + ((to - from) * step) / 5;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(x) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test(
    'keeps the focus inside, returns it, and closes after navigation',
    { tag: '@commit' },
    async ({ page }) => {
      await openDrawer(page);
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      // One round: outside the drawer, Tab only reaches browser controls.
      const stops = await drawer(page).locator('a, button, input, summary').count();
      for (let stop = 0; stop < stops + 2; stop += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(
          () =>
            document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(outside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');

      await button(page).click();
      const nav = drawer(page).getByRole('navigation', { name: 'Material UI documentation' });
      await expect(nav.locator('[aria-current="page"]')).toHaveText('Button');
      await nav.getByRole('button', { name: 'Getting started' }).click();
      await nav.getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL('/material-ui/getting-started/installation/');
      await expect(drawer(page)).toHaveCount(0);
    },
  );

  for (const route of ['/', '/core/']) {
    test(`links to the products and to other sites from ${route}`, async ({ page }) => {
      await openHydrated(page, route);
      await button(page).click();
      const nav = page.getByRole('dialog').getByRole('navigation', { name: 'Products' });
      await expect(nav.getByRole('link', { name: 'Joy UI' })).toBeVisible();
      const external = nav.getByRole('list', { name: 'External links' }).getByRole('link');
      await expect(external).toHaveText([
        'Versions (opens in a new tab)',
        'Templates (opens in a new tab)',
        'Blog (opens in a new tab)',
      ]);
    });
  }
});

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a swipe toward its edge closes it, a swipe away from it does not', async ({ page }) => {
    await openDrawer(page);
    await drag(page, 60, 260);
    await expect(drawer(page)).toBeVisible();
    await drag(page, 260, 20);
    await expect(drawer(page)).toHaveCount(0);
  });

  test('its edge is on the other side in right-to-left pages', async ({ page }) => {
    await storeSettings(page, { direction: 'rtl' });
    await openDrawer(page);
    await drag(page, 260, 60);
    await expect(drawer(page)).toBeVisible();
    await drag(page, 100, 340);
    await expect(drawer(page)).toHaveCount(0);
  });

  test('a swipe from the edge of the window opens it', async ({ page }) => {
    await openHydrated(page, PAGE);
    await drag(page, 200, 320);
    await expect(drawer(page)).toHaveCount(0);
    await drag(page, 6, 160);
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('a swipe from the other edge opens it in right-to-left pages', async ({ page }) => {
    await storeSettings(page, { direction: 'rtl' });
    await openHydrated(page, PAGE);
    await drag(page, 6, 160);
    await expect(drawer(page)).toHaveCount(0);
    await drag(page, PHONE.width - 6, 200);
    await expect(drawer(page)).toBeVisible();
  });

  test('a tap outside closes it', async ({ page }) => {
    await openDrawer(page);
    await page.touchscreen.tap(PHONE.width - 8, 400);
    await expect(drawer(page)).toHaveCount(0);
  });
});

test.describe('at the breakpoint of the sidebar', () => {
  test.use({ hasTouch: true });

  test('the drawer exists below 1200 px only', async ({ page }) => {
    const sidebar = page.getByRole('navigation', { name: 'Material UI documentation' });
    await page.setViewportSize({ width: 1199, height: 800 });
    await openHydrated(page, PAGE);
    await expect(button(page)).toBeVisible();
    await expect(sidebar).toBeHidden();
    // A swipe must not also go back in history. Whether it reaches the browser's gesture depends on
    // its speed, so this checks the style rule instead.
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-x', 'none');

    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(button(page)).toBeHidden();
    await expect(sidebar).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-x', 'auto');
    await drag(page, 6, 160);
    await expect(drawer(page)).toHaveCount(0);
  });
});
