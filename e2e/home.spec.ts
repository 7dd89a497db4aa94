import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openHydrated, readyAllDemos, readyDemo } from './support/hydration';
import { layoutShifts, recordLayoutShifts, scrollThrough } from './support/layout-shift';
import { sidewaysOverflow } from './support/overflow';
import { collectFaults } from './support/page-faults';
import { storeSettings } from './support/reader-settings';
import { SIZES } from './support/window-sizes';

const WIDE = { width: 2560, height: 1400 };

/** Most that may move: nothing does, but now and then a text inside of a demo gets its font late. */
const MOST_SHIFT = 0.01;

const FAMILY = ['Material UI', 'Joy UI', 'MUI System'];

async function isDark(element: Locator): Promise<boolean> {
  const color = await element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / 3 < 128;
}

function setting(page: Page, group: string, option: string): Locator {
  return page.getByRole('main').getByRole('group', { name: group }).getByRole('button', {
    name: option,
  });
}

for (const viewport of [...SIZES, WIDE]) {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`at ${viewport.width} px, ${direction}, it fits, and nothing moves or fails`, async ({
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
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(MOST_SHIFT);
      expect(await sidewaysOverflow(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
}

test('it names the family, what each product is for, and where to begin', async ({ page }) => {
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  for (const name of FAMILY) {
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  await expect(main.getByText('components that follow Material Design')).toBeVisible();
  await expect(main.getByText('products with a look of their own')).toBeVisible();
  await expect(main.getByText('everything that no component covers')).toBeVisible();
  for (const name of ['MUI X', 'Docs-infra']) {
    await expect(main.getByRole('link', { name })).toBeVisible();
  }
  const starts = await main
    .getByRole('link', { name: 'Get started' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(starts)).toEqual(
    new Set([
      '/material-ui/getting-started/',
      '/joy-ui/getting-started/',
      '/system/getting-started/',
    ]),
  );
});

for (const name of ['MaterialCrossing', 'JoyCrossing']) {
  test(`${name} runs in the page`, async ({ page }) => {
    await openHydrated(page, '/');
    const demo = await readyDemo(page, name);
    await demo.getByRole('button', { name: '17:40' }).click();
    await demo.getByRole('button', { name: /reserve 17:40/i }).click();
    await expect(demo.getByText('Reserved')).toBeVisible();
  });
}

test('its switches turn the page and both libraries', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/');
  const cards = [
    (await readyDemo(page, 'MaterialCrossing')).locator('.MuiCard-root'),
    (await readyDemo(page, 'JoyCrossing')).locator('.MuiCard-root'),
  ];
  for (const card of cards) {
    expect(await isDark(card)).toBe(false);
  }
  await setting(page, 'Mode', 'Dark').click();
  await expect(setting(page, 'Mode', 'Dark')).toHaveAttribute('aria-pressed', 'true');
  for (const card of cards) {
    await expect.poll(() => isDark(card)).toBe(true);
  }
  await setting(page, 'Direction', 'Right to left').click();
  for (const card of cards) {
    await expect(card).toHaveCSS('direction', 'rtl');
  }
});

test('without scripts it says and shows the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Evening crossing')).toHaveCount(2);
  await page.getByRole('main').getByRole('link', { name: 'See a component' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await context.close();
});
