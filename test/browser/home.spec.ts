import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openHydrated, readyAllDemos, readyDemo } from './support/hydration';
import { layoutShifts, recordLayoutShifts, scrollThrough } from './support/layout-shift';
import { sidewaysOverflow } from './support/overflow';
import { collectFaults } from './support/page-faults';
import { storeSettings } from './support/reader-settings';
import { PHONE, SIZES } from './support/window-sizes';

const WIDE = { width: 2560, height: 1400 };

/** Most pixels of the home page's height on a phone. */
const MAX_PHONE_HEIGHT = 4500;

/** Largest sum of layout shifts. Not 0, because a font may arrive late in a demo. */
const MAX_SHIFT = 0.01;

async function isDark(element: Locator): Promise<boolean> {
  const color = await element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / 3 < 128;
}

const screenOf = (demo: Locator) => demo.locator('.MuiPaper-root');

function setting(page: Page, group: string, option: string): Locator {
  return page.getByRole('main').getByRole('group', { name: group }).getByRole('button', {
    name: option,
  });
}

for (const [index, viewport] of [...SIZES, WIDE].entries()) {
  const direction = index % 2 === 0 ? 'rtl' : 'ltr';
  test(`the home page fits ${viewport.width} px, ${direction}, without shifts and errors`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await storeSettings(page, { direction });
    const faults = await collectFaults(page);
    await recordLayoutShifts(page);
    await openHydrated(page, '/');
    await scrollThrough(page);
    await readyAllDemos(page);
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(MAX_SHIFT);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('the home page is short on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, '/');
  await scrollThrough(page);
  await readyAllDemos(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(MAX_PHONE_HEIGHT);
});

test('the product screen works', async ({ page }) => {
  await openHydrated(page, '/');
  const trip = await readyDemo(page, 'TripBooking');
  await expect(trip.getByText('€357')).toBeVisible();
  await trip.getByRole('switch', { name: /Breakfast/ }).click();
  await expect(trip.getByText('€330')).toBeVisible();
  await trip.getByRole('slider', { name: '3 nights' }).press('ArrowRight');
  await expect(trip.getByText('€440')).toBeVisible();
  await trip.getByRole('button', { name: 'Book' }).click();
  await expect(trip.getByText('Booked')).toBeVisible();
  await expect(trip.getByRole('slider', { name: '4 nights' })).toBeDisabled();
  await trip.getByRole('button', { name: 'Cancel' }).click();
  await expect(trip.getByRole('button', { name: 'Book' })).toBeVisible();
});

test('the product screen has three themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/');
  const trip = await readyDemo(page, 'TripBooking');
  const action = trip.getByRole('button', { name: 'Book' });
  const themes = trip.getByRole('group', { name: 'Theme' });
  for (const { theme, radius, color } of [
    { theme: 'Default', radius: '4px', color: 'rgb(25, 118, 210)' },
    { theme: 'Soft', radius: '24px', color: 'rgb(109, 40, 217)' },
    { theme: 'Strict', radius: '0px', color: 'rgb(17, 24, 39)' },
  ]) {
    const choice = themes.getByRole('button', { name: theme });
    if (theme !== 'Default') {
      await choice.click();
    }
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(action).toHaveCSS('border-top-left-radius', radius);
    await expect(action).toHaveCSS('background-color', color);
  }
});

test('the product screen is in view in a desktop window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const box = (await page.locator('[data-demo=TripBooking]').boundingBox())!;
  expect(box.y).toBeLessThan(200);
  expect(box.y + box.height).toBeLessThanOrEqual(900);
});

test(
  'the product screen follows the controls for mode, direction and density',
  { tag: '@commit' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openHydrated(page, '/');
    const trip = await readyDemo(page, 'TripBooking');
    await trip.getByRole('switch', { name: /Breakfast/ }).click();
    expect(await isDark(screenOf(trip))).toBe(false);
    await setting(page, 'Mode', 'Dark').click();
    await expect(setting(page, 'Mode', 'Dark')).toHaveAttribute('aria-pressed', 'true');
    await setting(page, 'Direction', 'Right to left').click();
    await setting(page, 'Demo density', 'Compact').click();
    await expect.poll(() => isDark(screenOf(trip))).toBe(true);
    await expect(screenOf(trip)).toHaveCSS('direction', 'rtl');
    await expect(trip.getByText('€330')).toBeVisible();
    const action = trip.getByRole('button', { name: 'Book' });
    await expect(action).toHaveClass(/MuiButton-sizeSmall/);
  },
);
