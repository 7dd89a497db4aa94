import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated, whenHydrated } from './support/hydration';
import { neighbor } from './support/neighbors';
import { sidewaysOverflow } from './support/overflow';
import { PHONE } from './support/window-sizes';

declare global {
  interface Window {
    /** Whether the ad in an article throws when it mounts. */
    isBroken?: boolean;
  }
}

async function breakAds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = IntersectionObserver;
    const observe = prototype.observe;
    prototype.observe = function observeOrThrow(target) {
      if (window.isBroken && target.matches('[data-ad-slot]')) {
        throw new Error('Test failure');
      }
      observe.call(this, target);
    };
  });
}

test(
  'a page that throws shows the error, a report link, and a retry that works',
  { tag: '@commit' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await breakAds(page);
    await openHydrated(page, '/material-ui/react-alert/');
    await page.evaluate(() => {
      window.isBroken = true;
    });
    const next = await neighbor(page, 'Next');
    await page.keyboard.press(']');

    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText('This page stopped working');
    await expect(alert).toContainText('Test failure');
    await expect(page.locator('.navbar')).toBeVisible();
    expect(await sidewaysOverflow(page)).toEqual([]);
    const report = alert.getByRole('link', { name: 'Report this error' });
    const { searchParams } = new URL((await report.getAttribute('href')) ?? '');
    expect(searchParams.get('title')).toContain('Test failure');
    expect(searchParams.get('body')).toContain(next.pathname);

    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('Test failure');
    await page.evaluate(() => {
      window.isBroken = false;
    });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(next.heading).toBeVisible();
  },
);

test('a start script that fails is loaded again', async ({ page }) => {
  const failed = new Set<string>();
  await page.route(/\/assets\/js\/[^?]+$/, (route) => {
    failed.add(route.request().url());
    return route.abort();
  });
  await openHydrated(page, '/material-ui/react-alert/');
  expect([...failed].join()).toMatch(/\/main\./);
  await expect(page.getByRole('alert').filter({ hasText: 'Reload' })).toHaveCount(0);
});

test('a start script that fails twice makes the page say so', async ({ page }) => {
  await page.route(/\/assets\/js\/main\./, (route) => route.abort());
  await page.goto('/material-ui/react-alert/');
  const alert = page.getByRole('alert').filter({ hasText: 'be loaded' });
  await expect(alert).toBeVisible();
  await page.unroute(/\/assets\/js\/main\./);
  await alert.getByRole('link', { name: 'Reload page' }).click();
  await whenHydrated(page);
  await expect(alert).toHaveCount(0);
});
