import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { BUILD_DIR } from '../../scripts/shared/root';
import { startServer } from '../../scripts/serve/serve';
import type { RunningServer } from '../../scripts/serve/serve';
import { EVENTS_ENDPOINT } from '../../src/telemetry/analytics/contract';
import { createCollectorDatabase } from './support/collector-database';
import type { CollectorDatabase } from './support/collector-database';
import { openHydrated } from './support/hydration';
import { collectScripts } from './support/scripts';
import { withSink } from './support/sink';

// src/telemetry/analytics/track.test.ts covers pages without a sink and privacy requests.

const PAGE = '/material-ui/react-button/';

interface Logged {
  name: string;
  values: Record<string, unknown>;
}

/** Collects the events that the console sink logs. */
function collectEvents(page: Page): Logged[] {
  const events: Logged[] = [];
  page.on('console', async (message) => {
    if (message.type() !== 'info' || !message.text().startsWith('analytics ')) {
      return;
    }
    const [, name, values] = message.args();
    try {
      events.push({
        name: String(await name!.jsonValue()),
        values: (await values!.jsonValue()) as Record<string, unknown>,
      });
    } catch {
      // The page was closed, so no test needs this event any more.
    }
  });
  return events;
}

const named = (events: Logged[], name: string) =>
  events.filter((event) => event.name === name).map(({ values }) => values);

/** Hides the page and shows it again, as switching to another tab and back does. */
async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    // Code that loads later must not see a page that was never visible.
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

// Keeps these pages out of the 10% sample that counts ad displays.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
});

test(
  'logs the user properties, each page view, and clicks on elements with event attributes',
  { tag: '@commit' },
  async ({ page }) => {
    const events = collectEvents(page);
    await withSink(page, { sink: 'console' });
    await openHydrated(page, '/');
    const { origin } = new URL(page.url());
    await expect.poll(() => events.length).toBe(2);
    expect(events[0]).toEqual({
      name: 'user',
      values: {
        code_variant: 'TS',
        user_language: 'en',
        device_pixel_ratio: '1',
        color_scheme_os: 'light',
        color_scheme: 'system',
      },
    });
    expect(events[1]).toEqual({
      name: 'page_view',
      values: {
        page_title: await page.title(),
        page_location: `${origin}/`,
        product_id: 'none',
        product_category_id: 'none',
      },
    });
    await page.getByRole('link', { name: 'Get started' }).first().click();
    await expect(page).toHaveURL(/\/material-ui\/getting-started\//);
    await expect.poll(() => named(events, 'page_view').length).toBe(2);
    expect(named(events, 'click')).toEqual([
      { category: 'home', action: 'click', label: 'get-started' },
    ]);
    expect(named(events, 'page_view')[1]).toEqual({
      page_title: await page.title(),
      page_location: `${origin}/material-ui/getting-started`,
      product_id: 'material-ui',
      product_category_id: 'core',
    });
  },
);

test.describe('the collector', () => {
  let database: CollectorDatabase;
  let server: RunningServer;

  // A separate server, whose database contains only what one test sent.
  test.beforeEach(async () => {
    database = createCollectorDatabase();
    server = await startServer({ dir: BUILD_DIR, port: 0 });
  });
  test.afterEach(async () => {
    await server.close();
    database.delete();
  });

  const counted = () => database.read(({ events }) => events.all());
  const pageView = (url: string) =>
    expect.objectContaining({
      name: 'page_view',
      parameters: expect.objectContaining({ page_location: url }) as object,
      user: expect.objectContaining({ code_variant: 'TS' }) as object,
      count: 1,
    }) as object;

  /** Opens a page, and hides it until its view is stored: the analytics code loads on its own. */
  async function openCounted(page: Page): Promise<void> {
    await withSink(page, { sink: 'collector', url: EVENTS_ENDPOINT });
    await openHydrated(page, server.url + PAGE);
    await expect
      .poll(async () => {
        await hidePage(page);
        return counted();
      })
      .toEqual([pageView(`${server.url}/material-ui/react-button`)]);
  }

  test('stores a page view when the page is hidden', { tag: '@commit' }, async ({ page }) => {
    await openCounted(page);
  });

  test('stores the last click and page view when the reader leaves the site', async ({ page }) => {
    await openCounted(page);
    await page.getByRole('link', { name: 'Card', exact: true }).first().click();
    // The title changes after the URL, and then sets a timer that counts the view; the next timer
    // runs after it.
    await expect(page).toHaveTitle(/^Card /);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.goto('about:blank');
    await expect.poll(counted).toEqual([
      expect.objectContaining({
        name: 'click',
        parameters: { category: 'sidebar', action: 'click', label: '/material-ui/react-card/' },
      }),
      pageView(`${server.url}/material-ui/react-button`),
      pageView(`${server.url}/material-ui/react-card`),
    ]);
  });
});

for (const { title, chance, measured } of [
  { title: 'measures web vitals in the sample', chance: 0, measured: true },
  { title: 'does not load web vitals outside the sample', chance: 0.0001, measured: false },
]) {
  test(title, async ({ page }) => {
    const events = collectEvents(page);
    const scripts = collectScripts(page);
    // Only the web-vitals library contains this property name.
    const hasVitals = async () =>
      (await scripts.texts()).some((text) => text.includes('largestShiftTarget'));
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, chance);
    await withSink(page, { sink: 'console' });
    await openHydrated(page, PAGE);
    await expect.poll(() => named(events, 'page_view').length).toBe(1);
    // Stored once it's decided whether to measure the visit.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('vitals-sample')))
      .toBe(String(chance));
    await expect.poll(hasVitals).toBe(measured);
    // LCP is final at the first key press, CLS when the page is hidden.
    await page.keyboard.press('Shift');
    await hidePage(page);
    if (measured) {
      await expect
        .poll(async () => {
          await hidePage(page);
          return named(events, 'web_vital').map(({ name }) => name);
        })
        .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
      expect(Object.keys(named(events, 'web_vital')[0] ?? {}).sort()).toEqual(
        ['cause', 'delta', 'id', 'label', 'name', 'value'].sort(),
      );
    }
    expect(await hasVitals()).toBe(measured);
  });
}

test('offers no consent setting when the sink needs no consent', async ({ page }) => {
  await withSink(page, { sink: 'console' });
  await openHydrated(page, PAGE);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Allow Google Analytics' })).toHaveCount(0);
});
