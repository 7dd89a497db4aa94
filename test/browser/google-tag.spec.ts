import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { BUILD_DIR } from '../../scripts/shared/root';
import { startServer } from '../../scripts/serve/serve';
import type { RunningServer } from '../../scripts/serve/serve';
import { openHydrated } from './support/hydration';
import { collectFaults } from './support/page-faults';
import { nextFrames } from './support/painted';
import { withSink } from './support/sink';

declare global {
  interface Window {
    /** Whether the page has read the stored consent. */
    hasReadConsent?: boolean;
  }
}

const PAGE = '/material-ui/react-button/';
const ENV = { ANALYTICS_SINK: 'google', ANALYTICS_GOOGLE_ID: 'G-TEST' };

/** Mocks Google's script: sends queued page views and events, then each new one. */
function googleScript(): void {
  const send = (name: string) => {
    void fetch(`https://www.google-analytics.com/g/collect?en=${name}`, { mode: 'no-cors' });
  };
  const run = (command: unknown) => {
    const [kind, name, values] = command as [string, string, Record<string, unknown> | undefined];
    if (window['ga-disable-G-TEST']) {
      return;
    }
    if (kind === 'event') {
      send(name);
    } else if (kind === 'config' && values?.send_page_view !== false) {
      send('page_view');
    }
  };
  const queue = window.dataLayer!;
  queue.forEach(run);
  queue.push = (...commands) => {
    commands.forEach(run);
    return Array.prototype.push.apply(queue, commands);
  };
}

interface Google {
  /** URLs of all requests to Google. */
  requests: string[];
  /** Names of the events that were sent to Google. */
  events: () => string[];
}

/** Sets a page up as in a build with the Google sink, with a mock of Google's script. */
async function withGoogle(page: Page): Promise<Google> {
  // Keeps the page out of the 10% sample that counts ad displays.
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      window.hasReadConsent ||= key === 'analytics-consent';
      return getItem.call(this, key);
    };
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && /^https?:/.test(request.url())) {
      requests.push(request.url());
    }
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${String(googleScript)})()` }),
  );
  await page.route('https://www.google-analytics.com/**', (route) =>
    route.fulfill({ status: 204 }),
  );
  await withSink(page, { sink: 'google', id: ENV.ANALYTICS_GOOGLE_ID });
  const events = () => requests.flatMap((url) => new URL(url).searchParams.get('en') ?? []);
  return { requests, events };
}

/** Waits until the page has read the stored answer, after which it may ask or load Google's script. */
async function whenConsentRead(page: Page): Promise<void> {
  await page.waitForFunction(() => window.hasReadConsent);
}

/** Follows a link in the sidebar and waits until the page view would have been counted. */
async function goTo(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(server.url + path);
  await expect(page).toHaveTitle(new RegExp(`^${name} `));
  // The frame that writes the title also sets a timer that counts the page.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}

const banner = (page: Page) => page.getByRole('region', { name: 'Analytics consent' });

let server: RunningServer;

// A separate server, because its content security policy depends on the environment.
test.beforeAll(async () => {
  Object.assign(process.env, ENV);
  server = await startServer({ dir: BUILD_DIR, port: 0 });
});
test.afterAll(async () => {
  await server.close();
  Object.keys(ENV).forEach((name) => delete process.env[name]);
});

test(
  'requests nothing from Google before consent, and counts each page once afterwards',
  { tag: '@commit' },
  async ({ page }) => {
    const faults = await collectFaults(page);
    const google = await withGoogle(page);
    await openHydrated(page, server.url + PAGE);
    await expect(banner(page)).toBeVisible();
    await goTo(page, 'Card', '/material-ui/react-card/');
    expect(google.requests).toEqual([]);

    await banner(page).getByRole('button', { name: 'Allow analytics' }).click();
    // Both page views wait for the answer.
    await expect.poll(google.events).toEqual(['page_view', 'page_view']);
    await goTo(page, 'Button', PAGE);
    await expect.poll(google.events).toEqual(['page_view', 'page_view', 'click', 'page_view']);
    const scripts = google.requests.filter((url) => url.includes('googletagmanager'));
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
    expect(faults).toEqual([]);
  },
);

test('sends nothing and deletes cookies after consent is withdrawn in the settings', async ({
  page,
}) => {
  const google = await withGoogle(page);
  await openHydrated(page, server.url + PAGE);
  await banner(page).getByRole('button', { name: 'Allow analytics' }).click();
  await expect.poll(google.events).toEqual(['page_view']);
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.2; path=/';
  });
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const consent = page.getByRole('switch', { name: 'Allow Google Analytics' });
  await expect(consent).toBeChecked();
  await consent.uncheck();
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  await page.keyboard.press('Escape');
  const before = [...google.requests];
  await goTo(page, 'Card', '/material-ui/react-card/');
  await page.reload();
  await whenConsentRead(page);
  // Would be counted if Google's script loaded again.
  await goTo(page, 'Button', PAGE);
  await expect(banner(page)).toHaveCount(0);
  expect(google.requests).toEqual(before);
});

test('asks for consent once, without taking the focus', async ({ page }) => {
  const google = await withGoogle(page);
  await openHydrated(page, server.url + PAGE);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  for (const button of await banner(page).getByRole('button').all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  }
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await whenConsentRead(page);
  await nextFrames(page);
  await expect(banner(page)).toHaveCount(0);
  expect(google.requests).toEqual([]);
});
