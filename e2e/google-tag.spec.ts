import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { BUILD_DIR } from '../scripts/root';
import { startServer } from '../scripts/serve';
import type { RunningServer } from '../scripts/serve';
import { openHydrated } from './support/hydration';
import { collectFaults } from './support/page-faults';
import { withSink } from './support/sink';

const PAGE = '/material-ui/react-button/';
const ENV = { ANALYTICS_SINK: 'google', ANALYTICS_GOOGLE_ID: 'G-TEST' };

/** Sends what Google's script sends of page views and events, and when: at once, and from then on. */
function standInForGoogle(): void {
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
  /** Addresses of all requests to Google. */
  asked: string[];
  /** Names of the events that it was sent. */
  events: () => string[];
}

/** A page of a site with the Google sink, and a stand-in for Google. */
async function withGoogle(page: Page): Promise<Google> {
  // One display of an ad in ten is counted too, on a page that is shown for long: here none is.
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && /^https?:/.test(request.url())) {
      asked.push(request.url());
    }
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${String(standInForGoogle)})()` }),
  );
  await page.route('https://www.google-analytics.com/**', (route) =>
    route.fulfill({ status: 204 }),
  );
  await withSink(page, { sink: 'google', id: ENV.ANALYTICS_GOOGLE_ID });
  const events = () => asked.flatMap((address) => new URL(address).searchParams.get('en') ?? []);
  return { asked, events };
}

/** Follows a link of the sidebar, and waits until the page is counted, if it is. */
async function goTo(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(server.url + path);
  await expect(page).toHaveTitle(new RegExp(`^${name} `));
  // In the frame that writes the title a timer is set, which counts the page.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}

const banner = (page: Page) => page.getByRole('region', { name: 'Consent to analytics' });

let server: RunningServer;

// A server of its own, whose policy follows the environment as that of such a site.
test.beforeAll(async () => {
  Object.assign(process.env, ENV);
  server = await startServer({ dir: BUILD_DIR, port: 0 });
});
test.afterAll(async () => {
  await server.close();
  Object.keys(ENV).forEach((name) => delete process.env[name]);
});

test('nothing is asked of Google before consent, and each page is counted once after it', async ({
  page,
}) => {
  const faults = await collectFaults(page);
  const google = await withGoogle(page);
  await openHydrated(page, server.url + PAGE);
  await expect(banner(page)).toBeVisible();
  await goTo(page, 'Card', '/material-ui/react-card/');
  expect(google.asked).toEqual([]);

  await banner(page).getByRole('button', { name: 'Allow analytics' }).click();
  // Both pages were seen in this visit, and wait for the answer.
  await expect.poll(google.events).toEqual(['page_view', 'page_view']);
  await goTo(page, 'Button', PAGE);
  await expect.poll(google.events).toHaveLength(3);
  const scripts = google.asked.filter((address) => address.includes('googletagmanager'));
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  expect(faults).toEqual([]);
});

test('consent is taken back in the settings: from then on nothing is sent, nor asked for', async ({
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
  const before = [...google.asked];
  await goTo(page, 'Card', '/material-ui/react-card/');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  expect(google.asked).toEqual(before);
});

test('the question stands in nobody’s way, and is asked once', async ({ page }) => {
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
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  expect(google.asked).toEqual([]);
});

test('a reader who asks not to be tracked is asked nothing', async ({ page }) => {
  const google = await withGoogle(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await openHydrated(page, server.url + PAGE);
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  expect(google.asked).toEqual([]);
});
