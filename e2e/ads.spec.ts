import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { BUILD_DIR } from '../scripts/root';
import { htmlFileOfRoute } from '../scripts/routes';
import { startServer } from '../scripts/serve';
import type { RunningServer } from '../scripts/serve';
import { openHydrated } from './support/hydration';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift';
import { collectFaults } from './support/page-faults';
import { allRoutes } from '../scripts/site-routes';
import { withoutFonts } from './support/without-fonts';

const PAGE = '/docs-infra/search/';
const OTHER = '/docs-infra/writing-demos/';

/** A chance above every share: no sample, no message about ad blockers. */
const USUAL = 0.5;

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ dir: BUILD_DIR, port: 0, adsStub: true });
});
test.afterAll(() => server.close());

const slotOf = (page: Page): Locator => page.locator('[data-ad-slot]');
const adOf = (page: Page): Locator => slotOf(page).getByRole('region', { name: 'Sponsor' });
const stateOf = (page: Page): Locator => slotOf(page).locator('[data-shown]');

/** Opens a page with the stand-in network in a mode, by a clock that the test may move ahead. */
async function openWith(page: Page, mode: string | null, chance = USUAL): Promise<void> {
  await page.clock.install();
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);
  await openHydrated(page, `${server.url}${PAGE}${mode ? `?ads-stub=${mode}` : ''}`);
  await expect(stateOf(page)).toHaveCount(1);
}

async function expectShown(page: Page, shown: string): Promise<void> {
  await expect(stateOf(page)).toHaveAttribute('data-shown', shown);
}

test('without a network a page shows an ad of this site', async ({ page }) => {
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
});

for (const mode of ['prompt', 'feed-good', 'feed-retried']) {
  test(`the network’s ad is shown: ${mode}`, async ({ page }) => {
    const faults = await collectFaults(page);
    await openWith(page, mode);
    await expect(slotOf(page).locator('[href*="/sponsor"]').first()).toBeAttached();
    await page.clock.runFor(600);
    await expectShown(page, 'network');
    const link = adOf(page).locator('[href*="/sponsor"]').first();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    expect(faults).toEqual([]);
  });
}

test('a late ad takes the place of the fallback', async ({ page }) => {
  // An answer of the server is not yet a script that has run, and set its timer.
  await page.addInitScript(() => {
    const mark = ({ target }: Event) =>
      target instanceof HTMLScriptElement && (target.dataset.ran = '');
    document.addEventListener('load', mark, { capture: true });
  });
  await openWith(page, 'late');
  await expect(page.locator('#_carbonads_js')).toHaveAttribute('data-ran');
  await page.clock.runFor(3600);
  await expectShown(page, 'in-house');
  // No more than it takes: the slot gives up after 15 s, and time goes by between these steps too.
  await page.clock.runFor(4000);
  await expectShown(page, 'network');
  await expect(adOf(page).getByRole('link', { name: /Stand-in sponsor/ })).toBeVisible();
});

for (const mode of ['never', 'broken', 'feed-slow']) {
  test(`after 3.5 s an ad of this site is shown: ${mode}`, async ({ page }) => {
    await openWith(page, mode);
    await page.clock.runFor(4000);
    await expectShown(page, 'in-house');
    await page.clock.runFor(20_000);
    await expectShown(page, 'in-house');
  });
}

test('one time in five the fallback is a message about ad blockers', async ({ page }) => {
  await openWith(page, 'never', 0.19);
  await page.clock.runFor(4000);
  await expectShown(page, 'ad-block');
  await expect(adOf(page)).toContainText('Our sponsors are blocked');
});

for (const mode of ['backers', 'feed-backers']) {
  test(`an ad for backers makes room for one of this site: ${mode}`, async ({ page }) => {
    await openWith(page, mode);
    await expect(slotOf(page).locator('[href*="/backers"]').first()).toBeAttached();
    await page.clock.runFor(600);
    await expectShown(page, 'in-house');
    await expect(slotOf(page).locator('[href*="/backers"]:visible')).toHaveCount(0);
  });
}

for (const mode of ['feed-empty', 'feed-malformed', 'feed-down']) {
  test(`a feed that fails shows nothing: ${mode}`, async ({ page }) => {
    // The slot does not look at its watch: an ad of this site would come after 3.5 s.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'setInterval', { get: () => () => 0, set() {} });
    });
    await openWith(page, mode);
    await expectShown(page, 'nothing');
    await expect(slotOf(page).getByRole('link')).toHaveCount(0);
    await expect(slotOf(page)).toHaveText('');
  });
}

test('markup in a feed is shown as text', async ({ page }) => {
  await openWith(page, 'feed-good');
  await expect(slotOf(page).getByText('<img src=x')).toBeAttached();
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('a reader who asks not to be tracked gets nothing from the network', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await openWith(page, 'prompt');
  await expectShown(page, 'in-house');
  expect(asked.filter((pathname) => pathname.startsWith('/ads-stub'))).toEqual([]);
});

test('a bot gets an empty span', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Googlebot/2.1' });
  const page = await context.newPage();
  await openHydrated(page, server.url + PAGE);
  await expect(slotOf(page).locator('> span')).toHaveText('');
  await expect(slotOf(page).locator('*')).toHaveCount(1);
  await context.close();
});

for (const { width, height } of [
  { width: 360, height: 142 },
  { width: 599, height: 142 },
  { width: 600, height: 126 },
  { width: 1440, height: 126 },
]) {
  test(`the slot keeps its height of ${height} px at ${width} px, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Text that is painted before its font moves by a hair: `layout-shift.spec.ts` looks at that.
    await withoutFonts(page);
    await openWith(page, 'never');
    await recordLayoutShifts(page);
    await page.clock.install();
    for (const mode of ['prompt', 'never', 'feed-good', 'feed-down']) {
      await page.goto(`${server.url}${PAGE}?ads-stub=${mode}`);
      await expect(stateOf(page)).toHaveCount(1);
      await page.clock.runFor(4000);
      await expect(stateOf(page)).not.toHaveAttribute('data-shown', 'undetermined');
      const box = await slotOf(page).boundingBox();
      expect(box?.height, mode).toBe(height);
      expect(await layoutShifts(page), mode).toEqual([]);
    }
  });
}

test('the slot reserves its room before anything comes', async ({ page }) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(server.url + PAGE);
  await expect(slotOf(page)).toHaveCSS('min-height', '126px');
  await expect(slotOf(page)).toHaveCSS('margin-top', '24px');
  await expect(slotOf(page)).toHaveCSS('margin-bottom', '24px');
  await expect(slotOf(page)).toBeEmpty();
});

test('every page has an ad of its own', async ({ page }) => {
  await openHydrated(page, `${server.url}${PAGE}?ads-stub=prompt`);
  await expectShown(page, 'network');
  // The address comes before the page: what is shown just then is the ad of the page that goes.
  await page.locator('#carbonads').evaluate((ad) => ad.setAttribute('data-before', ''));
  await page.getByRole('link', { name: 'Write a demo' }).first().click();
  await expect(page).toHaveURL(server.url + OTHER);
  await expect(page.locator('#carbonads:not([data-before])')).toBeVisible();
  await expectShown(page, 'network');
  await expect(page.locator('#carbonads')).toHaveCount(1);
  await expect(page.locator('#_carbonads_js')).toHaveCount(1);
});

test('every documentation page has one slot, but for those that opt out', () => {
  const pages = allRoutes()
    .map((route) => ({ route, html: readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8') }))
    .filter(({ html }) => html.includes('theme-doc-markdown'));
  expect(pages.length).toBeGreaterThan(100);
  const others = pages.filter(({ html }) => html.split('data-ad-slot').length !== 2);
  expect(others.map(({ route }) => route)).toEqual(['/experiments/docs/callouts/']);
});

test('a page that opts out has neither an ad nor its room', async ({ page }) => {
  await openHydrated(page, `${server.url}/experiments/docs/callouts/`);
  await expect(slotOf(page)).toHaveCount(0);
});

test('without scripts no room is left empty', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url + PAGE);
  await expect(slotOf(page)).toBeHidden();
  await context.close();
});
