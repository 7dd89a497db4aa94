import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holdRequests, isScript } from './support/hold-requests';
import { demoRoot, openHydrated, whenHydrated } from './support/hydration';
import { scrollThrough } from './support/layout-shift';
import { storeSettings } from './support/reader-settings';
import { whenPainted } from './support/painted';
import { expectAtTop, scrollTo, scrollY } from './support/scroll-position';
import { SIZES } from './support/window-sizes';

const PAGE = '/material-ui/react-button/';
const ANCHOR = 'loading-button';

/** Waits until the position is noted in the history, which happens once the page rests. */
async function whenNoted(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollY)).toBe(top);
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a page opened at an anchor stays there while its demos come to life', async ({
      page,
    }) => {
      const html = await (await page.request.get(PAGE)).text();
      // What the page's own HTML does not name belongs to its demos.
      const release = await holdRequests(
        page,
        (url) => isScript(url) && !html.includes(url.pathname),
      );
      // Where they are asked for before the load event, they hold that up as well.
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

    test('Back and Forward bring the reader back to where they were', async ({ page }) => {
      await openHydrated(page, PAGE);
      await scrollTo(page, 1700);
      await whenNoted(page, 1700);
      await page.keyboard.press(']');
      await expect(page.getByRole('heading', { level: 1, name: 'Select' })).toBeVisible();
      expect(await scrollY(page)).toBe(0);
      await scrollTo(page, 900);
      await whenNoted(page, 900);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
      await expect.poll(() => scrollY(page)).toBe(1700);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1, name: 'Select' })).toBeVisible();
      await expect.poll(() => scrollY(page)).toBe(900);
    });
  });
}

for (const route of [PAGE, '/']) {
  test(`the browser keeps ${route} for the way back`, async ({ playwright, baseURL }) => {
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
    // A page from the cache loads nothing, so that there is no event to wait for but its own.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await browser.close();
  });
}

test.describe('a reader who saves data', () => {
  const prefetched = (page: Page) => page.locator('link[rel=prefetch]');
  const alive = (page: Page) => page.locator('.demo-root[data-ready]');

  test('gets nothing that nobody asked for', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
    });
    await openHydrated(page, PAGE);
    await scrollThrough(page);
    await page.getByRole('article').getByRole('link', { name: 'Select' }).first().hover();
    await expect(prefetched(page)).toHaveCount(0);
    await expect(alive(page)).toHaveCount(0);

    await page.locator('.demo-root').first().getByRole('button').first().click();
    await expect(alive(page)).toHaveCount(1);
  });

  test('differs from all others, for whom pages and demos come early', async ({ page }) => {
    await openHydrated(page, PAGE);
    await scrollThrough(page);
    await expect(prefetched(page)).not.toHaveCount(0);
    await expect(alive(page)).not.toHaveCount(0);
  });
});

/** Stops the page's timers, by which the bar comes and goes; the test moves them on. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

test('a page is not rendered again while the next one is being loaded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  await openHydrated(page, PAGE);
  const release = await holdRequests(page, isScript);
  const changes = await page.evaluateHandle(() => {
    const records: string[] = [];
    const observer = new MutationObserver((list) =>
      records.push(...list.map(({ type, target }) => `${type} ${target.nodeName}`)),
    );
    // Nothing but rendering changes these: the article has an ad that comes by itself.
    for (const element of document.querySelectorAll('#__docusaurus aside, nav')) {
      observer.observe(element, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    }
    return records;
  });
  await page.keyboard.press(']');
  await expect(page).toHaveURL('/material-ui/react-select/');
  await whenPainted(page);
  expect(await changes.jsonValue()).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Select' })).toBeVisible();
  expect(await changes.jsonValue()).not.toEqual([]);
});

test.describe('the progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');
  const NEXT = { level: 1, name: 'Select' } as const;

  test('is not there for a change that takes no time', async ({ page }) => {
    await openHydrated(page, PAGE);
    await stopClock(page);
    await page.keyboard.press(']');
    await expect(page.getByRole('heading', NEXT)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`is there for a slow one, at the window's top, ${direction}`, async ({ page }) => {
      await storeSettings(page, { direction });
      // What a link in view has loaded ahead of time would not be slow.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true, effectiveType: '4g' },
        });
      });
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
