import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scriptsBeyond } from '../built/support/page-scripts';
import { setConnection } from './support/connection';
import { holdRequests, isScript } from './support/hold-requests';
import { demoRoot, openHydrated, whenHydrated } from './support/hydration';
import { scrollThrough } from './support/layout-shift';
import { navbarMenu } from './support/navbar';
import { neighbor } from './support/neighbors';
import { storeSettings } from './support/reader-settings';
import { collectFaults } from './support/page-faults';
import { whenPainted } from './support/painted';
import { collectRequests } from './support/requests';
import { expectAtTop, scrollTo, scrollY } from './support/scroll-position';
import { DESKTOP, PHONE } from './support/window-sizes';

const PAGE = '/material-ui/react-button/';

/** Heading of the page after it. */
const NEXT = { level: 1, name: 'Button Group' } as const;
const ANCHOR = 'loading-button';

/** Waits until the scroll position is saved in the history, which happens after scrolling ends. */
async function whenSaved(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollY)).toBe(top);
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`a page opened at an anchor does not move while its demos load, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const html = await (await page.request.get(PAGE)).text();
    // Scripts that the page's own HTML doesn't name belong to its demos.
    const release = await holdRequests(
      page,
      (url) => isScript(url) && !html.includes(url.pathname),
    );
    // Requests that start before the load event delay it.
    await page.goto(`${PAGE}#${ANCHOR}`, { waitUntil: 'domcontentloaded' });
    await whenHydrated(page);
    await whenPainted(page);
    const heading = page.getByRole('heading', { name: 'Loading button' });
    await expectAtTop(heading);
    const before = await heading.boundingBox();
    await expect(page.locator('.demo-root[data-ready]')).toHaveCount(0);
    release();
    await expect(demoRoot(page, 'LoadingButtons')).toHaveAttribute('data-ready');
    expect(await heading.boundingBox()).toEqual(before);
  });
}

test('Back and Forward restore the scroll position', { tag: '@commit' }, async ({ page }) => {
  await openHydrated(page, PAGE);
  await scrollTo(page, 1700);
  await whenSaved(page, 1700);
  const next = await neighbor(page, 'Next');
  await page.keyboard.press(']');
  await expect(next.heading).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 300);
  await whenSaved(page, 300);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(1700);
  await page.goForward();
  await expect(next.heading).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(300);
});

for (const route of [PAGE, '/']) {
  test(`the browser keeps ${route} in its back/forward cache`, async ({ playwright, baseURL }) => {
    const { launchOptions } = test.info().project.use;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // Playwright switches the cache off by default.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await openHydrated(page, route);
    await page.goto('/docs-infra/getting-started/');
    await whenHydrated(page);
    // A page from the cache loads nothing, so only its `pageshow` event shows that it's visible.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await browser.close();
  });
}

const saveData = (page: Page) => setConnection(page, { saveData: true, effectiveType: '4g' });

test.describe('the data saver', () => {
  const loadedScripts = (page: Page) =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  const link = (page: Page) =>
    page.getByRole('article').getByRole('link', { name: 'Select' }).first();
  const alive = (page: Page) => page.locator('.demo-root[data-ready]');

  test('turns off loading ahead', async ({ page }) => {
    await saveData(page);
    await openHydrated(page, PAGE);
    await scrollThrough(page);
    const before = await loadedScripts(page);
    await link(page).hover();
    await expect(alive(page)).toHaveCount(0);
    expect(await loadedScripts(page)).toBe(before);

    await page.locator('.demo-root').first().getByRole('button').first().click();
    await expect(alive(page)).toHaveCount(1);
  });

  test('is off by default, and pages and demos load ahead', async ({ page }) => {
    const requests = collectRequests(page, /\.js$/);
    await openHydrated(page, PAGE);
    await scrollThrough(page);
    await expect(alive(page)).not.toHaveCount(0);
    const needed = scriptsBeyond('/material-ui/react-select/', PAGE);
    expect(needed).not.toEqual([]);
    await link(page).hover();
    await expect.poll(() => needed.filter((script) => !requests.includes(script))).toEqual([]);
  });
});

/** Stops the page's timers, which show and hide the bar. The test advances them. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

test.describe('the progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');

  test('is hidden during a fast navigation', async ({ page }) => {
    await openHydrated(page, PAGE);
    await stopClock(page);
    await page.keyboard.press(']');
    await expect(page.getByRole('heading', NEXT)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`appears at the top of the window during a slow navigation, ${direction}`, async ({
      page,
    }) => {
      await storeSettings(page, { direction });
      // A page that was loaded ahead wouldn't be slow.
      await saveData(page);
      await openHydrated(page, PAGE);
      await scrollTo(page, 1200);
      const release = await holdRequests(page, isScript);
      await stopClock(page);
      await page.keyboard.press(']');
      await page.clock.runFor(190);
      await expect(bar(page)).toHaveCount(0);
      await page.clock.runFor(400);
      await expect(bar(page)).toBeVisible();
      const box = await bar(page).boundingBox();
      expect(box).toMatchObject({ y: 0, height: 3 });
      release();
      await expect(page.getByRole('heading', NEXT)).toBeVisible();
      await page.clock.runFor(2000);
      await expect(bar(page)).toHaveCount(0);
    });
  }
});

const CARD = '/material-ui/react-card/';

// A host may serve the page at the first four, and the 404 page at all.
for (const address of [
  '/material-ui/react-card/index.html',
  '/material-ui//react-card/',
  '/Material-UI/React-Card/',
  '/material-ui/react-%63ard/',
  '/material-ui/react-card.html',
  '/material-ui/react-card',
]) {
  for (const [served, status] of [
    [`${CARD}index.html`, 200],
    ['/404.html', 404],
  ] as const) {
    test(`the page at ${address}, served with ${status}, replaces it by its own address`, async ({
      page,
    }) => {
      const faults = await collectFaults(page);
      // As a host without the redirects of the preview server.
      await page.route(
        (url) => url.pathname === address,
        async (route) => {
          const response = await route.fetch({ url: new URL(served, route.request().url()).href });
          await route.fulfill({ response, status });
        },
      );
      await openHydrated(page, `${address}?from=Test#basic-card`);
      await expect(page).toHaveURL(`${CARD}?from=Test#basic-card`);
      await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeVisible();
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', /\/material-ui\/react-card\/$/);
      await expect(navbarMenu(page, 'Versions of Material UI').button).toBeVisible();
      // The browser logs the status of the first address.
      expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    });
  }
}
