import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pageConfigTag } from '../src/page-config';
import type { SinkConfig } from '../src/analytics/types';
import { openHydrated } from './support/hydration';

const PAGE = '/material-ui/react-button/';

/** Gives every page a sink, as a build with `ANALYTICS_SINK` does. */
async function withSink(page: Page, config: SinkConfig): Promise<void> {
  const { attributes } = pageConfigTag('analytics', config);
  const content = attributes.content.replaceAll('"', '&quot;');
  const tag = `<meta name="${attributes.name}" content="${content}">`;
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</head>', `${tag}</head>`) });
    },
  );
}

interface Logged {
  name: string;
  values: Record<string, unknown>;
}

/** What the console sink writes. */
function collectEvents(page: Page): Logged[] {
  const events: Logged[] = [];
  page.on('console', async (message) => {
    const [head, name, values] = message.args();
    if (message.type() === 'info' && (await head?.jsonValue()) === 'analytics') {
      events.push({
        name: String(await name.jsonValue()),
        values: (await values.jsonValue()) as Record<string, unknown>,
      });
    }
  });
  return events;
}

const named = (events: Logged[], name: string) =>
  events.filter((event) => event.name === name).map(({ values }) => values);

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
  const posted = page.waitForRequest('**/api/events');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const request = await posted;
  expect(request.postDataJSON()).toMatchObject({
    user: { code_variant: 'TS' },
    events: [{ name: 'page_view', parameters: { product_id: 'material-ui' } }],
  });
});

test('the Google tag is asked for first, by a question that stands in nobody’s way', async ({
  page,
}) => {
  const google: string[] = [];
  await page.route(/googletagmanager/, (route) => route.abort());
  page.on('request', (request) => request.url().includes('google') && google.push(request.url()));
  await withSink(page, { sink: 'google', id: 'G-TEST' });
  await openHydrated(page, PAGE);
  const banner = page.getByRole('region', { name: 'Consent to analytics' });
  await expect(banner).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  for (const button of await banner.getByRole('button').all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  }
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(banner).toHaveCount(0);
  expect(google).toEqual([]);
});
