import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { BUILD_DIR } from '../../scripts/shared/root';
import { startServer } from '../../scripts/serve/serve';
import type { RunningServer } from '../../scripts/serve/serve';
import { openHydrated } from './support/hydration';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift';
import { collectFaults } from './support/page-faults';
import { storeSettings } from './support/reader-settings';
import { withoutFonts } from './support/without-fonts';

// src/telemetry/ads/*.test.ts cover every state of the slot and every answer of an ad network.

const PAGE = '/experiments/docs/headers/';
const OTHER = '/experiments/docs/markdown/';

/** A random number that disables both the analytics sample and the ad-block message. */
const CHANCE = 0.5;

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ dir: BUILD_DIR, port: 0, adsStub: true });
});
test.afterAll(() => server.close());

const slotOf = (page: Page): Locator => page.locator('[data-ad-slot]');
const adOf = (page: Page): Locator => slotOf(page).getByRole('region', { name: 'Sponsor' });
const stateOf = (page: Page): Locator => slotOf(page).locator('[data-shown]');

/** Opens a page with the ad network's stub in a mode. */
async function openWith(page: Page, mode: string | null): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, CHANCE);
  await openHydrated(page, `${server.url}${PAGE}${mode ? `?ads-stub=${mode}` : ''}`);
  // Below the first section on narrow screens. Its code is loaded when it's in the viewport.
  await slotOf(page).scrollIntoViewIfNeeded();
  await expect(stateOf(page)).toHaveCount(1);
}

async function expectShown(page: Page, shown: string): Promise<void> {
  await expect(stateOf(page)).toHaveAttribute('data-shown', shown);
}

test(
  'shows an in-house ad without requests to other hosts when there is no network',
  { tag: '@commit' },
  async ({ page }) => {
    const faults = await collectFaults(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await openWith(page, null);
    await expectShown(page, 'in-house');
    const link = adOf(page).getByRole('link');
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    await expect(link.locator('img')).toHaveJSProperty('complete', true);
    expect([...hosts]).toEqual([new URL(server.url).host]);
    expect(faults).toEqual([]);
  },
);

test('shows the ad that the network’s script inserts', { tag: '@commit' }, async ({ page }) => {
  const faults = await collectFaults(page);
  await openWith(page, 'prompt');
  await expectShown(page, 'network');
  const link = adOf(page).locator('[href*="/sponsor"]').first();
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  expect(faults).toEqual([]);
});

test(
  'shows the ad from the network’s feed, with markup as text',
  { tag: '@commit' },
  async ({ page }) => {
    const faults = await collectFaults(page);
    await openWith(page, 'feed-good');
    await expectShown(page, 'network');
    await expect(adOf(page).locator('[href*="/sponsor"]').first()).toBeVisible();
    await expect(slotOf(page).getByText('<img src=x')).toBeVisible();
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(faults).toEqual([]);
  },
);

test(
  'shows an in-house ad when the network’s script inserts none',
  { tag: '@commit' },
  async ({ page }) => {
    await page.clock.install();
    await openWith(page, 'never');
    await page.clock.runFor(4000);
    await expectShown(page, 'in-house');
    await expect(adOf(page).getByRole('link')).toBeVisible();
  },
);

test('loads a new ad after navigating to another page', { tag: '@commit' }, async ({ page }) => {
  await openWith(page, 'prompt');
  await expectShown(page, 'network');
  // The URL changes before the page does, so the old ad must be told apart from the new one.
  await page.locator('#carbonads').evaluate((ad) => ad.setAttribute('data-before', ''));
  await page.getByRole('link', { name: 'Markdown', exact: true }).first().click();
  await expect(page).toHaveURL(server.url + OTHER);
  await expect(page.locator('#carbonads:not([data-before])')).toBeVisible();
  await expectShown(page, 'network');
  await expect(page.locator('#carbonads')).toHaveCount(1);
  await expect(page.locator('#_carbonads_js')).toHaveCount(1);
});

test('reserves its height before scripts load', { tag: '@commit' }, async ({ page }) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.setViewportSize({ width: 1199, height: 800 });
  await page.goto(server.url + PAGE);
  await expect(slotOf(page)).toHaveCSS('min-height', '126px');
  await expect(slotOf(page)).toHaveCSS('margin-top', '24px');
  await expect(slotOf(page)).toHaveCSS('margin-bottom', '24px');
  await expect(slotOf(page)).toBeEmpty();
});

for (const { width, direction } of [
  { width: 1200, direction: 'ltr' },
  { width: 1440, direction: 'rtl' },
] as const) {
  test(`stands above the table of contents at ${width} px, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await storeSettings(page, { direction });
    await openWith(page, null);
    await expect(adOf(page).getByRole('link')).toBeInViewport({ ratio: 1 });
    const ad = (await slotOf(page).boundingBox())!;
    const [title, contents] = await Promise.all(
      [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('navigation', { name: 'Page table of contents' }).getByRole('link').first(),
      ].map(async (element) => (await element.boundingBox())!),
    );
    expect(contents!.y).toBeGreaterThanOrEqual(ad.y + ad.height);
    expect(contents!.x).toBeGreaterThanOrEqual(ad.x);
    const gap =
      direction === 'ltr' ? ad.x - (title!.x + title!.width) : title!.x - (ad.x + ad.width);
    expect(gap).toBeGreaterThanOrEqual(16);
  });
}

test('replaces the in-house ad with a network ad that arrives late', async ({ page }) => {
  await page.clock.install();
  // A response of the server doesn't mean that the script has run and set its timer.
  await page.addInitScript(() => {
    const mark = ({ target }: Event) =>
      target instanceof HTMLScriptElement && (target.dataset.ran = '');
    document.addEventListener('load', mark, { capture: true });
  });
  await openWith(page, 'late');
  await expect(page.locator('#_carbonads_js')).toHaveAttribute('data-ran');
  await page.clock.runFor(3600);
  await expectShown(page, 'in-house');
  // The slot gives up after 15 s, and the clock also runs between these steps.
  await page.clock.runFor(4000);
  await expectShown(page, 'network');
  await expect(adOf(page).getByRole('link', { name: /Mock sponsor/ })).toBeVisible();
});

test('hides a network ad for backers and shows an in-house ad instead', async ({ page }) => {
  await page.clock.install();
  await openWith(page, 'backers');
  await expect(slotOf(page).locator('[href*="/backers"]').first()).toBeAttached();
  await page.clock.runFor(600);
  await expectShown(page, 'in-house');
  await expect(slotOf(page).locator('[href*="/backers"]:visible')).toHaveCount(0);
});

test('shows nothing when the feed is down, and keeps its height', async ({ page }) => {
  const faults = await collectFaults(page);
  // Stops the slot's polling, which would show an in-house ad if the response took 3.5 s.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'setInterval', { get: () => () => 0, set() {} });
  });
  await openWith(page, 'feed-down');
  await expectShown(page, 'nothing');
  await expect(adOf(page)).toHaveCount(0);
  await expect(slotOf(page)).toHaveText('');
  await expect(slotOf(page)).toHaveCSS('height', '142px');
  expect(faults.filter((fault) => !fault.includes('503'))).toEqual([]);
});

for (const { width, height } of [
  { width: 599, height: 142 },
  { width: 600, height: 126 },
  { width: 1200, height: 142 },
]) {
  test(`keeps a height of ${height} px at ${width} px without layout shifts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // A font that loads late moves text slightly, which layout-shift.spec.ts tests.
    await withoutFonts(page);
    await page.clock.install();
    await recordLayoutShifts(page);
    for (const mode of ['prompt', 'never', 'feed-good', 'feed-down']) {
      await openWith(page, mode);
      await page.clock.runFor(4000);
      await expect(stateOf(page)).not.toHaveAttribute('data-shown', 'undetermined');
      const box = await slotOf(page).boundingBox();
      expect(box?.height, mode).toBe(height);
      expect(await layoutShifts(page), mode).toEqual([]);
    }
  });
}

test('hides the slot without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url + PAGE);
  await expect(slotOf(page)).toBeHidden();
  await context.close();
});
