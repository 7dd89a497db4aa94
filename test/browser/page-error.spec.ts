import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
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
