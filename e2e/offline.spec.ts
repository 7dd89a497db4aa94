import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { silenceObservers } from '../bench/page/silence-observers';
import { BUILD_DIR } from '../scripts/root';
import { createRequestHandler } from '../scripts/serve/request-handler';
import { DOWNLOAD_HEADER } from '../src/offline/addresses';
import { axeViolations } from './support/axe';
import { launchBareBrowser } from './support/bare-browser';
import type { BareBrowser, BareTab } from './support/bare-browser';
import { demoFrame, openHydrated, readyDemo } from './support/hydration';

// Workers and their caches belong to an origin: each test has a server, hence an origin, of its own.
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let origin: string;
/** Decides on the addresses that the server breaks off. */
let breaks: (url: string) => boolean;
/** What a deployment has changed: other content by path, `null` for what is gone. */
let deployed: Map<string, string | null>;
/** When the server was asked for something last, in milliseconds as of `Date.now()`. */
let lastAsked: number;

/** Pages of the smallest product, so that keeping it is quick. */
const SYSTEM = '/system/getting-started/';
const FLEXBOX = '/system/flexbox/';
const KEPT = /^MUI System /;
const LISTS = '/offline/';
const BUTTON = '/joy-ui/react-button/';
const CARD = '/joy-ui/react-card/';

// The worker fetches what a page has loaded after the page, file by file.
const SLOW = { timeout: 40_000 };
test.describe.configure({ timeout: 120_000 });

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

function serve(request: IncomingMessage, response: ServerResponse) {
  lastAsked = Date.now();
  const url = request.url ?? '/';
  const [pathname] = url.split('?');
  const content = deployed.get(pathname);
  if (breaks(url)) {
    response.destroy();
  } else if (content === undefined) {
    answer(request, response);
  } else {
    const type = TYPES[path.extname(pathname)] ?? 'text/html';
    response.writeHead(content === null ? 404 : 200, { 'Content-Type': type }).end(content ?? '');
  }
}

test.beforeAll(() => {
  answer = createRequestHandler(BUILD_DIR);
});

test.beforeEach(async () => {
  breaks = () => false;
  deployed = new Map();
  server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A file as the server has it. */
function fileOf(pathname: string): string {
  const file = pathname.replace(/\/$/, '/index.html');
  return deployed.get(pathname) ?? readFileSync(path.join(BUILD_DIR, file), 'utf8');
}

async function allowWorker(context: BrowserContext) {
  await context.addInitScript(() => localStorage.setItem('offline-worker', 'on'));
}

/** Waits until the worker has the page that is open, and all scripts and styles that it asked for. */
async function untilKept(page: Page) {
  const missing = () =>
    page.evaluate(async () => {
      // Scripts leave the document once they have run.
      const scripts = [...document.scripts].map(({ src }) => src);
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const done = entries.filter(({ responseStatus }) => responseStatus === 200);
      const loaded = [...scripts, ...done.map(({ name }) => name)];
      const assets = loaded.filter((url) => /\/assets\/(js|css)\//.test(url));
      const urls = [location.href, ...new Set(assets)];
      const kept = await Promise.all(urls.map((url) => caches.match(url)));
      return urls.filter((_, index) => !kept[index]);
    });
  // Not `waitForFunction`, which takes the promise of an answer for the answer.
  await expect.poll(missing, SLOW).toEqual([]);
}

/** Opens a page, and waits until the worker serves it and has what it loaded. */
async function openWithWorker(page: Page, route: string) {
  await openHydrated(page, `${origin}${route}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilKept(page);
}

/** What the worker has at an address; nothing while it has none. */
function keptText(page: Page, url: string): Promise<string> {
  return page.evaluate(async (wanted) => (await (await caches.match(wanted))?.text()) ?? '', url);
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  return panel.getByRole('region', { name: 'Keep offline' });
}

/** The row of the smallest product. */
async function openRow(page: Page): Promise<Locator> {
  return (await openSettings(page)).getByRole('listitem').filter({ hasText: KEPT });
}

async function keep(row: Locator, action = /^Keep/) {
  // A whole product, file by file.
  test.setTimeout(180_000);
  await row.getByRole('button', { name: action }).click();
  await expect(row.getByText(/^Kept · /)).toBeVisible({ timeout: 60_000 });
}

/**
 * What readers' downloads ask the server for from now on: lists and files. The browser's look for a new
 * worker and what the worker remembers of a page may come at any time.
 */
function recordDownloads(): string[] {
  const requests: string[] = [];
  server.on('request', ({ url = '', headers }: IncomingMessage) => {
    if (DOWNLOAD_HEADER.toLowerCase() in headers || url.startsWith(LISTS)) {
      requests.push(url);
    }
  });
  return requests;
}

/** Leaves so many bytes to what the site may store besides what it has. */
async function leaveRoom(page: Page, bytes: number | null) {
  const session = await page.context().newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(bytes === null ? {} : { quotaSize: usage + bytes }),
  });
}

test('pages of other hosts register no worker', async ({ page }) => {
  await openHydrated(page, `${origin}${BUTTON}`);
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);
});

test('the site can be installed', async ({ page, context }) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  const session = await context.newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A context of a test is like a private window, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a visited page is there without a network, another says that it is not kept', async ({
  page,
  context,
}) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  // Where the installed app starts: the worker fetches it besides.
  await expect.poll(() => keptText(page, '/'), SLOW).not.toBe('');
  await context.setOffline(true);
  await openHydrated(page, `${origin}${BUTTON}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'React components' })).toBeVisible();
  await page.goto(`${origin}/joy-ui/react-sheet/`);
  await expect(
    page.getByRole('heading', { name: /offline, and this page is not kept/ }),
  ).toBeVisible();
});

test('code that was not loaded says so where the reader asks for it, and comes with the network', async ({
  page,
  context,
}) => {
  await allowWorker(context);
  // The reader never came near a demo.
  await page.addInitScript(silenceObservers);
  await openWithWorker(page, BUTTON);
  breaks = (url) => url.endsWith('.js');
  await openHydrated(page, `${origin}${BUTTON}`);
  const demo = demoFrame(page, 'BasicButtons');
  await demo.getByRole('button', { name: 'Expand code' }).click();
  const notice = demo.getByRole('status').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible();
  breaks = () => false;
  // Without a pointer: it would be an intent on its way there, and the notice go before the press.
  await notice.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
  // The press is carried out.
  await expect(demo).toContainText('export default function BasicButtons');
  await expect(notice).toHaveCount(0);
});

/** Whether the worker has a script with the text. */
function hasScript(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const isScript = request.url.endsWith('.js');
        if (isScript && (await (await cache.match(request))!.text()).includes(wanted)) {
          return true;
        }
      }
    }
    return false;
  }, text);
}

test('the viewer of a demo that was near is kept with its page, its source is not', async ({
  page,
  context,
}) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  await readyDemo(page, 'BasicButtons');
  await expect.poll(() => hasScript(page, 'data-stop'), SLOW).toBe(true);
  // It is not the viewer's only script.
  await untilKept(page);
  await context.setOffline(true);
  await openHydrated(page, `${origin}${BUTTON}`);
  await demoFrame(page, 'BasicButtons').getByRole('button', { name: 'Expand code' }).click();
  const alert = demoFrame(page, 'BasicButtons').getByRole('alert');
  await expect(alert).toContainText('The source of BasicButtons.tsx could not be loaded.');
});

test('what was on its way when the worker came is kept as well', async ({ page, context }) => {
  await allowWorker(context);
  deployed.set('/late.js', '// late');
  let release = () => {};
  const hold = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/late.js', async (route) => {
    await hold;
    await route.continue();
  });
  await page.addInitScript(() =>
    window.addEventListener('load', () => {
      const script = Object.assign(document.createElement('script'), { src: '/late.js' });
      document.head.append(script);
    }),
  );
  await openHydrated(page, `${origin}${BUTTON}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  release();
  await expect.poll(() => keptText(page, '/late.js'), SLOW).toBe('// late');
});

test('nothing large is fetched unasked, and nothing is kept of other hosts and of messages', async ({
  page,
  context,
}) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  await page.evaluate(() => fetch('/api/feedback', { method: 'POST', body: '{}' }));
  const kept = await page.evaluate(async () => {
    const sizes: Record<string, number> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { byteLength } = await (await cache.match(request))!.arrayBuffer();
        sizes[request.url] = (sizes[request.url] ?? 0) + byteLength;
      }
    }
    return sizes;
  });
  const urls = Object.keys(kept);
  expect(urls).toContain(`${origin}${BUTTON}`);
  const isOwn = (url: string) => url.startsWith(`${origin}/`) && !url.includes('/api/feedback');
  expect(urls.filter((url) => !isOwn(url))).toEqual([]);
  // Shell and page, each as its cache has it, uncompressed.
  expect(Object.values(kept).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(3_000_000);
});

test('what is kept is read and searched without a network, and gone when it is deleted', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  await keep(await openRow(page));
  await context.setOffline(true);

  await openHydrated(page, `${origin}${SYSTEM}`);
  // Within the app, where scripts have to be there that no page has run yet.
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(`${origin}/system/getting-started/the-sx-prop/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sx');
  await openHydrated(page, `${origin}${FLEXBOX}`);
  const demo = demoFrame(page, 'Display');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(demo).toContainText('export default function Display');
  expect(faults).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('flexbox');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/system\//);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const row = await openRow(page);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
});

test('a broken download says so, and goes on where it stopped', async ({ page, context }) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  const row = await openRow(page);
  breaks = (url) => url.startsWith(FLEXBOX);
  await row.getByRole('button', { name: /^Keep/ }).click();
  // Most of the product comes before.
  await expect(row.getByRole('alert')).toContainText('The network broke off', { timeout: 60_000 });
  breaks = () => false;
  const requests = recordDownloads();
  await keep(row, /^Resume/);
  expect(requests).toContain(FLEXBOX);
  expect(requests.length).toBeLessThan(systemFiles().files.length);
});

test('without room the panel says so', async ({ page, context }) => {
  // The whole page is searched twice for breaches of accessibility rules.
  test.setTimeout(180_000);
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  await leaveRoom(page, 20_000);
  const row = await openRow(page);
  await row.getByRole('button', { name: /^Keep/ }).click();
  await expect(row.getByRole('alert')).toContainText('has no room');
  for (const colorScheme of ['light', 'dark'] as const) {
    // No color on its way to another.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', colorScheme);
    await expect(root).toContainClass(`mode-${colorScheme}`);
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
  await expect(row.getByRole('button', { name: /^Keep/ })).toBeEnabled();
});

interface Files {
  files: { url: string; bytes: number; hash: string }[];
}

/** The set of the smallest product, with its list of files. */
function systemFiles() {
  const { sets } = JSON.parse(fileOf('/offline/sets.json')) as {
    sets: { id: string; list: string; hash: string }[];
  };
  const set = sets.find(({ id }) => id.startsWith('system-'))!;
  return { sets, set, ...(JSON.parse(fileOf(`/${set.list}`)) as Files) };
}

/** Deploys a page with more in it, and the lists that name it. */
function deployPage(pathname: string, addition: string) {
  const html = `${fileOf(pathname)}${addition}`;
  const { sets, set, files, ...rest } = systemFiles();
  const file = files.find(({ url }) => `/${url}` === pathname)!;
  file.bytes = html.length;
  file.hash = createHash('sha256').update(html).digest('hex').slice(0, 16);
  set.hash = file.hash;
  deployed.set(pathname, html);
  deployed.set(`/${set.list}`, JSON.stringify({ files, ...rest }));
  deployed.set('/offline/sets.json', JSON.stringify({ sets }));
}

test('an update brings only what changed, and without room the old copy stays whole', async ({
  page,
  context,
}) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  await keep(await openRow(page));
  deployPage(FLEXBOX, `<!-- second ${'x'.repeat(200_000)} -->`);
  await openHydrated(page, `${origin}${BUTTON}`);
  const row = await openRow(page);
  await leaveRoom(page, 20_000);
  await row.getByRole('button', { name: /^Update/ }).click();
  await expect(row.getByRole('alert')).toContainText(/no room.+The copy from before is whole/);
  const keptPage = () =>
    page.evaluate(async (url) => {
      const cache = await caches.open('offline-kept');
      const response = await cache.match(url, { ignoreSearch: true });
      return response?.text();
    }, `${origin}${FLEXBOX}`);
  expect(await keptPage()).not.toContain('<!-- second');

  await leaveRoom(page, null);
  const requests = recordDownloads();
  await keep(row, /^Update/);
  expect(requests).toEqual([expect.stringMatching(/^\/offline\/system-/), FLEXBOX]);
  expect(await keptPage()).toContain('<!-- second');
});

/** A worker that differs from the last. */
function nextWorker(): string {
  return `${fileOf('/sw.js')}\n// second`;
}

// A browser that was asked for something at the wrong moment waits for half a minute of silence.
const REPLACED = { timeout: 60_000 };

/**
 * Deploys another worker once neither a page nor a worker asks the server for anything, and has the
 * browser look for it, which may load the page again before it has an answer.
 */
async function deployWorker(tab: BareTab, content = nextWorker()) {
  await expect.poll(() => Date.now() - lastAsked, SLOW).toBeGreaterThan(500);
  deployed.set('/sw.js', content);
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready).update());
}

/** Marks the document that is open, to tell it from the one that follows. */
function mark(tab: BareTab) {
  return tab.evaluate(() => void Object.assign(window, { isOld: true }));
}

function isMarked(tab: BareTab) {
  return tab.evaluate(() => 'isOld' in window);
}

function whenLoadedAgain(tab: BareTab, timing = SLOW) {
  return expect.poll(() => isMarked(tab).catch(() => true), timing).toBe(false);
}

/** Opens a page in a tab, and waits until the worker serves it and it follows the worker's updates. */
async function openServed(tab: BareTab) {
  await tab.goto(`${origin}${BUTTON}`);
  const isServed = () =>
    tab
      .evaluate(() => navigator.serviceWorker.controller !== null && 'isFollowing' in window)
      .catch(() => false);
  await expect.poll(isServed, SLOW).toBe(true);
}

/** Opens a page that the worker serves in a tab of its own, and marks its document. */
async function openMarkedTab(browser: BareBrowser): Promise<BareTab> {
  const tab = await browser.newTab();
  await tab.addInitScript(() => {
    localStorage.setItem('offline-worker', 'on');
    // A page may be served long before it listens for the next worker.
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener = (type: string, listener: EventListener) => {
      EventTarget.prototype.addEventListener.call(serviceWorker, type, listener);
      if (type === 'controllerchange') {
        Object.assign(window, { isFollowing: true });
      }
    };
  });
  await openServed(tab);
  await mark(tab);
  return tab;
}

/** Runs a test of updates in a browser that Chromium's own handling of workers can be relied on in. */
async function withBareBrowser(run: (browser: BareBrowser) => Promise<void>) {
  test.setTimeout(180_000);
  const browser = await launchBareBrowser();
  try {
    await run(browser);
  } finally {
    browser.close();
  }
}

test('a new worker replaces the old, and two open tabs load again, each when it has focus', async () => {
  await withBareBrowser(async (browser) => {
    const behind = await openMarkedTab(browser);
    const inFront = await openMarkedTab(browser);
    await deployWorker(behind);
    await whenLoadedAgain(inFront, REPLACED);
    expect(await isMarked(behind)).toBe(true);
    await behind.bringToFront();
    await whenLoadedAgain(behind);
    expect(
      await behind.evaluate(async () => (await navigator.serviceWorker.ready).waiting),
    ).toBeNull();
  });
});

test('after a deployment readers get the new pages, and without a network the newest they met', async () => {
  await withBareBrowser(async (browser) => {
    const tab = await openMarkedTab(browser);
    const isNew = async () => {
      const text = () => tab.evaluate(() => document.documentElement.outerHTML);
      await expect.poll(() => text().catch(() => ''), SLOW).toContain('<!-- second -->');
    };
    deployed.set(BUTTON, `${fileOf(BUTTON)}<!-- second -->`);
    await openServed(tab);
    await isNew();
    // Only now: the worker that replaces the other loads the page again.
    await mark(tab);
    await deployWorker(tab);
    await whenLoadedAgain(tab, REPLACED);
    const keptText = () =>
      tab.evaluate(async () => (await (await caches.match(location.href))?.text()) ?? '');
    await expect.poll(() => keptText().catch(() => ''), SLOW).toContain('<!-- second -->');
    breaks = () => true;
    await openServed(tab);
    await isNew();
  });
});

test('a link to a page whose scripts a deployment has taken away loads that page anew', async ({
  page,
  context,
}) => {
  const scriptsOf = (pathname: string) =>
    fileOf(pathname).match(/\/assets\/js\/[\w.-]+\.js/g) ?? [];
  const known = new Set(scriptsOf(BUTTON));
  const gone = scriptsOf(CARD).filter((script) => !known.has(script));
  expect(gone.length).toBeGreaterThan(0);
  gone.forEach((script) => deployed.set(script, null));
  deployed.set(CARD, `${fileOf(CARD)}<!-- second -->`);
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  await page.locator(`a[href="${CARD}"]`).first().click();
  const content = () => page.content().catch(() => '');
  await expect.poll(content, SLOW).toContain('<!-- second -->');
  await expect(page).toHaveURL(`${origin}${CARD}`);
});

test('the kill switch takes the worker off, with all it kept', async () => {
  await withBareBrowser(async (browser) => {
    const tab = await openMarkedTab(browser);
    // The build that comes with the kill switch registers none.
    await tab.addInitScript(() => localStorage.setItem('offline-worker', 'off'));
    await deployWorker(tab, readFileSync('plugins/offline/kill-worker.js', 'utf8'));
    const caching = () => tab.evaluate(() => caches.keys()).catch(() => ['reloading']);
    await expect.poll(caching, REPLACED).toEqual([]);
    const registrations = () =>
      tab
        .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
        .catch(() => -1);
    await expect.poll(registrations, SLOW).toBe(0);
  });
});
