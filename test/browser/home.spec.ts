import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openHydrated, readyAllDemos, readyDemo } from './support/hydration';
import { layoutShifts, recordLayoutShifts, scrollThrough } from './support/layout-shift';
import { sidewaysOverflow } from './support/overflow';
import { collectFaults } from './support/page-faults';
import { storeSettings } from './support/reader-settings';
import { SIZES } from './support/window-sizes';

const WIDE = { width: 2560, height: 1400 };

/** Largest sum of layout shifts. Not 0, because a font may arrive late in a demo. */
const MAX_SHIFT = 0.01;

async function isDark(element: Locator): Promise<boolean> {
  const color = await element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / 3 < 128;
}

const cardOf = (demo: Locator) => demo.locator('.MuiCard-root');

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

test('the components at the top work', async ({ page }) => {
  await openHydrated(page, '/');
  const gallery = await readyDemo(page, 'ComponentGallery');
  await gallery.getByRole('button', { name: 'Add to cart' }).click();
  await expect(gallery.getByRole('button', { name: 'In cart: 1' })).toBeVisible();
  await gallery.getByRole('switch', { name: 'Notifications' }).click();
  await expect(gallery.getByText('Notifications are off.')).toBeVisible();
  await gallery.getByRole('tab', { name: 'Pickup' }).click();
  await expect(gallery.getByText('Ready in 15 minutes.')).toBeVisible();
});

test('the components at the top are in view in a desktop window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const box = (await page.locator('[data-demo=ComponentGallery]').boundingBox())!;
  expect(box.y).toBeLessThan(200);
  expect(box.y + box.height).toBeLessThanOrEqual(900);
});

test(
  'the demos run, and the controls change the mode and direction of both',
  { tag: '@commit' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openHydrated(page, '/');
    const demos = [await readyDemo(page, 'MaterialCrossing'), await readyDemo(page, 'JoyCrossing')];
    for (const demo of demos) {
      await demo.getByRole('button', { name: '17:40' }).click();
      await demo.getByRole('button', { name: /reserve 17:40/i }).click();
      await expect(demo.getByText('Reserved')).toBeVisible();
      expect(await isDark(cardOf(demo))).toBe(false);
    }
    await setting(page, 'Mode', 'Dark').click();
    await expect(setting(page, 'Mode', 'Dark')).toHaveAttribute('aria-pressed', 'true');
    await setting(page, 'Direction', 'Right to left').click();
    for (const demo of demos) {
      await expect.poll(() => isDark(cardOf(demo))).toBe(true);
      await expect(cardOf(demo)).toHaveCSS('direction', 'rtl');
    }
  },
);
