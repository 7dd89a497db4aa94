import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { storeSettings } from './support/reader-settings';
import { PHONE, TABLET } from './support/window-sizes';

const PAGE = '/material-ui/react-button/';

const button = (page: Page) => page.getByRole('button', { name: 'Open main navigation' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Material UI' });

async function openDrawer(page: Page): Promise<void> {
  await openHydrated(page, PAGE);
  await button(page).click();
  // While it slides in, a finger would meet the page behind it.
  await expect(drawer(page)).toBeInViewport({ ratio: 1 });
}

/** Drags one finger sideways, as a touch screen reports it. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  // The browser's own swipe leads back: here it has nowhere to lead to.
  await touch.send('Page.resetNavigationHistory');
  const point = (x: number) => [{ x, y: 400 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
  for (let step = 1; step <= 5; step += 1) {
    const x = from + ((to - from) * step) / 5;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(x) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const viewport of [PHONE, TABLET]) {
  test.describe(`the drawer at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('keeps the focus inside and gives it back', async ({ page }) => {
      await openDrawer(page);
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      // Once around: the browser's own window is the only other place.
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
    });

    test('leads to a page and closes', async ({ page }) => {
      await openDrawer(page);
      const nav = drawer(page).getByRole('navigation', { name: 'Material UI documentation' });
      await expect(nav.locator('[aria-current="page"]')).toHaveText('Button');
      await nav.getByRole('button', { name: 'Getting started' }).click();
      await nav.getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL('/material-ui/getting-started/installation/');
      await expect(drawer(page)).toHaveCount(0);
    });
  });
}

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a swipe back to its edge closes it, one away from it does not', async ({ page }) => {
    await openDrawer(page);
    await drag(page, 60, 260);
    await expect(drawer(page)).toBeVisible();
    await drag(page, 260, 20);
    await expect(drawer(page)).toHaveCount(0);
  });

  test('the edge is the other one from right to left', async ({ page }) => {
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

  test('the edge is the other one from right to left, to open it too', async ({ page }) => {
    await storeSettings(page, { direction: 'rtl' });
    await openHydrated(page, PAGE);
    await drag(page, 6, 160);
    await expect(drawer(page)).toHaveCount(0);
    await drag(page, PHONE.width - 6, 200);
    await expect(drawer(page)).toBeVisible();
  });

  // Whether a swipe reaches the browser's own gesture depends on its speed, so the rule is asked.
  test('a swipe is not one back in history too', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-x', 'none');
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-x', 'auto');
  });

  test('a tap beside it closes it', async ({ page }) => {
    await openDrawer(page);
    await page.touchscreen.tap(PHONE.width - 8, 400);
    await expect(drawer(page)).toHaveCount(0);
  });
});

test.describe('outside of every product', () => {
  test.use({ viewport: PHONE });

  test('the drawer leads to the products and to the default tree', async ({ page }) => {
    await openHydrated(page, '/');
    await button(page).click();
    const nav = page.getByRole('dialog').getByRole('navigation', { name: 'Products' });
    await expect(nav.getByRole('link', { name: 'Joy UI' })).toBeVisible();
    const elsewhere = nav.getByRole('list', { name: 'Elsewhere' }).getByRole('link');
    await expect(elsewhere).toHaveText([
      'Versions (opens in a new tab)',
      'Templates store (opens in a new tab)',
      'Blog (opens in a new tab)',
    ]);
  });
});

test.describe('where the sidebar has room', () => {
  test.use({ hasTouch: true });

  test('there is no drawer, from 1200 px on', async ({ page }) => {
    const sidebar = page.getByRole('navigation', { name: 'Material UI documentation' });
    await page.setViewportSize({ width: 1199, height: 800 });
    await openHydrated(page, PAGE);
    await expect(button(page)).toBeVisible();
    await expect(sidebar).toBeHidden();

    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(button(page)).toBeHidden();
    await expect(sidebar).toBeVisible();
    await drag(page, 6, 160);
    await expect(drawer(page)).toHaveCount(0);
  });
});
