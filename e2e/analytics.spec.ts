import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { collectorConfig } from '../functions/collector/config';
import { openConfiguredStores } from '../functions/collector/local-stores';
import { BUILD_DIR } from '../scripts/root';
import { startServer } from '../scripts/serve';
import type { RunningServer } from '../scripts/serve';
import { EVENTS_ENDPOINT } from '../src/analytics/contract';
import { openHydrated } from './support/hydration';
import { collectScripts } from './support/scripts';
import { withSink } from './support/sink';

const PAGE = '/material-ui/react-button/';

interface Logged {
  name: string;
  values: Record<string, unknown>;
}

/** What the console sink writes. */
function collectEvents(page: Page): Logged[] {
  const events: Logged[] = [];
  page.on('console', async (message) => {
    if (message.type() !== 'info' || !message.text().startsWith('analytics ')) {
      return;
    }
    const [, name, values] = message.args();
    try {
      events.push({
        name: String(await name.jsonValue()),
        values: (await values.jsonValue()) as Record<string, unknown>,
      });
    } catch {
      // The page was closed meanwhile: nobody asks for this event any more.
    }
  });
  return events;
}

const named = (events: Logged[], name: string) =>
  events.filter((event) => event.name === name).map(({ values }) => values);

/**
 * Hides the page for a moment, as a reader does who looks at another tab; again, until what listens
 * has been loaded.
 */
async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    // What loads later must not take the page for one that was never seen.
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

// One display of an ad in ten is counted too, on a page that is shown for long: here none is.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
});

test('a page without a sink counts nothing and loads nothing for it', async ({ page }) => {
  const events = collectEvents(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await openHydrated(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect([events, posts]).toEqual([[], []]);
});

test('every page is counted, with the reader’s properties before', async ({ page }) => {
  const events = collectEvents(page);
  await withSink(page, { sink: 'console' });
  await openHydrated(page, PAGE);
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
      page_location: `${origin}/material-ui/react-button`,
      product_id: 'material-ui',
      product_category_id: 'core',
    },
  });
  await page.getByRole('link', { name: 'Card', exact: true }).first().click();
  await expect(page).toHaveURL(/react-card/);
  await expect.poll(() => named(events, 'page_view').length).toBe(2);
  expect(named(events, 'page_view')[1]).toMatchObject({
    page_title: await page.title(),
    page_location: `${origin}/material-ui/react-card`,
  });
});

test('clicks of elements with event attributes are counted', async ({ page }) => {
  const events = collectEvents(page);
  await withSink(page, { sink: 'console' });
  await openHydrated(page, '/');
  await expect.poll(() => named(events, 'page_view').length).toBe(1);
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await expect
    .poll(() => named(events, 'click'))
    .toEqual([{ category: 'home', action: 'click', label: 'get-started' }]);
});

for (const name of ['doNotTrack', 'globalPrivacyControl']) {
  test(`a reader with ${name} is not counted`, async ({ page }) => {
    const events = collectEvents(page);
    await page.addInitScript((property) => {
      const value = property === 'doNotTrack' ? '1' : true;
      Object.defineProperty(navigator, property, { value });
    }, name);
    await withSink(page, { sink: 'console' });
    await openHydrated(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(events).toEqual([]);
  });
}

test('the collector gets its batch when the page is left', async ({ page }) => {
  await withSink(page, { sink: 'collector', url: '/api/events' });
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
  await openHydrated(page, PAGE);
  await page.waitForLoadState('networkidle');
  let batch: Request | undefined;
  page.on('request', (request) => {
    batch = request.url().endsWith('/api/events') ? request : batch;
  });
  await expect
    .poll(async () => {
      await hidePage(page);
      return batch?.postDataJSON() as unknown;
    })
    .toMatchObject({
      user: { code_variant: 'TS' },
      events: [{ name: 'page_view', parameters: { product_id: 'material-ui' } }],
    });
});

test.describe('the project’s own collector', () => {
  let dir: string;
  let server: RunningServer;

  // A server of its own, whose database holds what this test sent and nothing else.
  test.beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'analytics-e2e-'));
    process.env.FEEDBACK_DATABASE_URL = pathToFileURL(path.join(dir, 'feedback.db')).href;
    server = await startServer({ dir: BUILD_DIR, port: 0 });
  });
  test.afterAll(async () => {
    await server.close();
    delete process.env.FEEDBACK_DATABASE_URL;
    rmSync(dir, { recursive: true });
  });

  const counted = async () => {
    const stores = await openConfiguredStores(collectorConfig(process.env), '');
    const events = await stores.events.all();
    stores.close();
    return events;
  };

  test('counts the pages of a visit, once it is over', async ({ page }) => {
    await withSink(page, { sink: 'collector', url: EVENTS_ENDPOINT });
    await openHydrated(page, server.url + PAGE);
    // What counts is loaded on its own: it is there once the first view has arrived.
    await expect
      .poll(async () => {
        await hidePage(page);
        return counted();
      })
      .toHaveLength(1);
    await page.getByRole('link', { name: 'Card', exact: true }).first().click();
    // The address comes first, then the title, then a timer that counts the view; the next timer
    // runs after it.
    await expect(page).toHaveTitle(/^Card /);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.goto('about:blank');
    await expect.poll(counted).toHaveLength(2);
    expect(await counted()).toEqual(
      ['/material-ui/react-button', '/material-ui/react-card'].map(
        (location) =>
          expect.objectContaining({
            name: 'page_view',
            parameters: expect.objectContaining({ page_location: server.url + location }) as object,
            user: expect.objectContaining({ code_variant: 'TS' }) as object,
            count: 1,
          }) as object,
      ),
    );
  });
});

for (const { what, chance, measured } of [
  { what: 'in the sample', chance: 0, measured: true },
  { what: 'outside of the sample', chance: 0.0001, measured: false },
]) {
  test(`web vitals are measured in the sample only: ${what}`, async ({ page }) => {
    const events = collectEvents(page);
    const scripts = collectScripts(page);
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, chance);
    await withSink(page, { sink: 'console' });
    await openHydrated(page, PAGE);
    await expect.poll(() => named(events, 'page_view').length).toBe(1);
    await page.waitForLoadState('networkidle');
    // The largest paint is final at the first key, the shifts when the page is hidden.
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
    // What the library calls the target of a shift is in no other code.
    const texts = await scripts.texts();
    expect(texts.some((text) => text.includes('largestShiftTarget'))).toBe(measured);
  });
}

test('the settings say nothing of consent where nothing needs it', async ({ page }) => {
  await withSink(page, { sink: 'console' });
  await openHydrated(page, PAGE);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Allow Google Analytics' })).toHaveCount(0);
});
