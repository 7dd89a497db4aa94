import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { silenceObservers } from '../bench/page/silence-observers';
import { BUILD_DIR } from '../../scripts/shared/root';
import { listen } from '../../scripts/serve/serve/listen';
import { createRequestHandler } from '../../scripts/serve/serve/request-handler';
import { DOWNLOAD_HEADER } from '../../src/shell/offline/addresses';
import { axeViolations } from './support/axe';
import { launchBareBrowser } from './support/bare-browser';
import type { BareBrowser, BareTab } from './support/bare-browser';
import { holdRequests } from './support/hold-requests';
import { demoFrame, openHydrated, readyDemo, whenHydrated } from './support/hydration';

// Workers and their caches belong to an origin, so each test has its own server and origin.
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let origin: string;
/** Decides for which URLs the server drops the connection. */
let breaks: (url: string) => boolean;
/** Decides for which URLs the server doesn't respond. */
let hangs: (url: string) => boolean;
/** Decides for which URLs the server responds with a page, like a single-page app. */
let sendsPage: (url: string) => boolean;
/** Content that a deployment changed, by path; `null` for a file that it removed. */
let deployed: Map<string, string | null>;
/** Time of the last request, as from `Date.now()`. */
let lastAsked: number;

/** Pages of the smallest product, which downloads fastest. */
const SYSTEM = '/system/getting-started/';
const FLEXBOX = '/system/flexbox/';
const SMALLEST = /^MUI System /;
const LISTS = '/offline/';
const BUTTON = '/joy-ui/react-button/';
const CARD = '/joy-ui/react-card/';

// The worker fetches the files of a page one by one, after the page has loaded them.
const SLOW = { timeout: 40_000 };
test.describe.configure({ timeout: 120_000 });

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

function serve(request: IncomingMessage, response: ServerResponse) {
  lastAsked = Date.now();
  const url = request.url ?? '/';
  const pathname = url.split('?')[0]!;
  const content = deployed.get(pathname);
  if (breaks(url)) {
    response.destroy();
  } else if (sendsPage(url)) {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
  } else if (hangs(url)) {
    // The connection is closed after the test.
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
  hangs = () => false;
  sendsPage = () => false;
  deployed = new Map();
  server = createServer(serve);
  origin = await listen(server, 0);
});

test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A file as the server sends it. */
function fileOf(pathname: string): string {
  const file = pathname.replace(/\/$/, '/index.html');
  return deployed.get(pathname) ?? readFileSync(path.join(BUILD_DIR, file), 'utf8');
}

/** Waits until the caches contain the open page with all scripts and styles that it loaded. */
async function untilCached(page: Page) {
  const missing = () =>
    page.evaluate(async () => {
      // Scripts remove themselves from the document after they ran.
      const scripts = [...document.scripts].map(({ src }) => src);
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const done = entries.filter(({ responseStatus }) => responseStatus === 200);
      const loaded = [...scripts, ...done.map(({ name }) => name)];
      const assets = loaded.filter((url) => /\/assets\/(js|css)\//.test(url));
      const urls = [location.href, ...new Set(assets)];
      const cached = await Promise.all(urls.map((url) => caches.match(url)));
      return urls.filter((_, index) => !cached[index]);
    });
  // Not `waitForFunction`, which treats a promise as a truthy result.
  await expect.poll(missing, SLOW).toEqual([]);
}

/** Opens a page that may have a worker, and waits until the worker controls it. */
async function openControlledPage(page: Page, route: string) {
  await page.context().addInitScript(() => localStorage.setItem('offline-worker', 'on'));
  await openHydrated(page, `${origin}${route}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Opens a page, and waits until the worker controls it and has cached its files. */
async function openWithWorker(page: Page, route: string) {
  await openControlledPage(page, route);
  await untilCached(page);
}

/** The cached text of a URL; empty if it isn't cached. */
function cachedText(page: Page, url: string): Promise<string> {
  return page.evaluate(async (wanted) => (await (await caches.match(wanted))?.text()) ?? '', url);
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  return panel.getByRole('region', { name: 'Offline access' });
}

/** The row of the smallest product. */
async function openRow(page: Page): Promise<Locator> {
  return (await openSettings(page)).getByRole('listitem').filter({ hasText: SMALLEST });
}

async function download(row: Locator, action = /^Download/) {
  // Downloads a complete product, file by file.
  test.setTimeout(180_000);
  await row.getByRole('button', { name: action }).click();
  await expect(row.getByText(/^Downloaded · /)).toBeVisible({ timeout: 60_000 });
}

/**
 * Records the requests of downloads from now on: lists and files. The browser's check for a new
 * worker and the worker's requests for visited pages may come at any time, so they don't count.
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

/** Limits the storage that is left to the site to a number of bytes; `null` removes the limit. */
async function limitStorage(page: Page, bytes: number | null) {
  const session = await page.context().newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(bytes === null ? {} : { quotaSize: usage + bytes }),
  });
}

test('registers no worker on hosts other than the official one', async ({ page }) => {
  await openHydrated(page, `${origin}${BUTTON}`);
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);
});

test('can be installed as an app', async ({ page, context }) => {
  await openWithWorker(page, BUTTON);
  const session = await context.newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's context is like a private window, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test(
  'serves visited pages and the home page offline, and a fallback for other pages',
  { tag: '@commit' },
  async ({ page, context }) => {
    await openWithWorker(page, BUTTON);
    // The worker also fetches the start page of the installed app.
    await expect.poll(() => cachedText(page, '/'), SLOW).not.toBe('');
    await context.setOffline(true);
    await openHydrated(page, `${origin}${BUTTON}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    await page.goto(`${origin}/`);
    await expect(page.getByRole('heading', { level: 1, name: /components/ })).toBeVisible();
    await page.goto(`${origin}/joy-ui/react-sheet/`);
    await expect(
      page.getByRole('heading', { name: /offline, and this page isn't saved/ }),
    ).toBeVisible();
  },
);

test('a page recovers after the host answered its scripts with HTML pages', async ({ page }) => {
  await openWithWorker(page, SYSTEM);
  sendsPage = (url) => url.startsWith('/assets/');
  await page.goto(`${origin}${BUTTON}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  sendsPage = () => false;
  await openHydrated(page, `${origin}${BUTTON}`);
  await readyDemo(page, 'BasicButtons');
});

test('serves a visited page while the network hangs', async ({ page }) => {
  await openWithWorker(page, BUTTON);
  hangs = () => true;
  // Requests that hang delay the load event.
  await page.goto(`${origin}${BUTTON}`, { waitUntil: 'commit' });
  await whenHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
});

test('reports code that fails to load offline, and loads it on a retry after going online', async ({
  page,
}) => {
  // Keeps demos from loading when they come into view.
  await page.addInitScript(silenceObservers);
  await openWithWorker(page, BUTTON);
  breaks = (url) => url.endsWith('.js');
  await openHydrated(page, `${origin}${BUTTON}`);
  const demo = demoFrame(page, 'BasicButtons');
  await demo.getByRole('button', { name: 'Expand code' }).click();
  const notice = demo.getByRole('status').filter({ hasText: "Couldn't load" });
  await expect(notice).toBeVisible();
  breaks = () => false;
  // Not `click`: moving the pointer there starts loading, which removes the notice before the
  // press.
  await notice.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
  // The first press takes effect.
  await expect(demo).toContainText('export default function BasicButtons');
  await expect(notice).toHaveCount(0);
});

/** Whether the caches contain a script with the text. */
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

test('caches the viewer of a demo that was in view, but not its source', async ({
  page,
  context,
}) => {
  await openWithWorker(page, BUTTON);
  await readyDemo(page, 'BasicButtons');
  await expect.poll(() => hasScript(page, 'data-stop'), SLOW).toBe(true);
  // The viewer has other scripts too.
  await untilCached(page);
  await context.setOffline(true);
  await openHydrated(page, `${origin}${BUTTON}`);
  await demoFrame(page, 'BasicButtons').getByRole('button', { name: 'Expand code' }).click();
  const alert = demoFrame(page, 'BasicButtons').getByRole('alert');
  await expect(alert).toContainText("Couldn't load the source of BasicButtons.tsx.");
});

test('caches files that were loading when the worker took control', async ({ page }) => {
  deployed.set('/late.js', '// late');
  const release = await holdRequests(page, ({ pathname }) => pathname === '/late.js');
  await page.addInitScript(() =>
    window.addEventListener('load', () => {
      const script = Object.assign(document.createElement('script'), { src: '/late.js' });
      document.head.append(script);
    }),
  );
  await openControlledPage(page, BUTTON);
  release();
  await expect.poll(() => cachedText(page, '/late.js'), SLOW).toBe('// late');
});

test('caches less than 3 MB by itself, nothing from other hosts and no API responses', async ({
  page,
}) => {
  await openWithWorker(page, BUTTON);
  await page.evaluate(() => fetch('/api/feedback', { method: 'POST', body: '{}' }));
  const cached = await page.evaluate(async () => {
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
  const urls = Object.keys(cached);
  expect(urls).toContain(`${origin}${BUTTON}`);
  const isOwn = (url: string) => url.startsWith(`${origin}/`) && !url.includes('/api/feedback');
  expect(urls.filter((url) => !isOwn(url))).toEqual([]);
  // Shell and page, uncompressed as in the caches.
  expect(Object.values(cached).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(3_000_000);
});

test('reads and searches a downloaded product offline, and deletes it', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await openWithWorker(page, BUTTON);
  await download(await openRow(page));
  await context.setOffline(true);

  await openHydrated(page, `${origin}${SYSTEM}`);
  // A client-side navigation needs scripts that no page has run yet.
  await page.locator('[data-neighbor=next]').click();
  await expect(page).toHaveURL(`${origin}/system/getting-started/installation/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
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

test('reports a lost connection, and resumes the download where it stopped', async ({ page }) => {
  await openWithWorker(page, BUTTON);
  const row = await openRow(page);
  breaks = (url) => url.startsWith(FLEXBOX);
  await row.getByRole('button', { name: /^Download/ }).click();
  // Most files of the product come before this one.
  await expect(row.getByRole('alert')).toContainText('Connection lost', { timeout: 60_000 });
  breaks = () => false;
  const requests = recordDownloads();
  await download(row, /^Resume/);
  expect(requests).toContain(FLEXBOX);
  expect(requests.length).toBeLessThan(systemFiles().files.length);
});

test('reports that storage is full, without axe violations', async ({ page }) => {
  // axe checks the complete page twice.
  test.setTimeout(180_000);
  await openWithWorker(page, BUTTON);
  await limitStorage(page, 20_000);
  const row = await openRow(page);
  await row.getByRole('button', { name: /^Download/ }).click();
  await expect(row.getByRole('alert')).toContainText('enough space');
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without transitions, which would change the colors while axe runs.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', colorScheme);
    await expect(root).toContainClass(`mode-${colorScheme}`);
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
  await expect(row.getByRole('button', { name: /^Download/ })).toBeEnabled();
});

interface Files {
  files: { url: string; bytes: number; hash: string }[];
}

/** The download of the smallest product, with its list of files. */
function systemFiles() {
  const { sets } = JSON.parse(fileOf('/offline/sets.json')) as {
    sets: { id: string; list: string; hash: string }[];
  };
  const set = sets.find(({ id }) => id.startsWith('system-'))!;
  return { sets, set, ...(JSON.parse(fileOf(`/${set.list}`)) as Files) };
}

/** Deploys a page with an addition, and updates the lists that contain it. */
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

test('an update downloads only changed files, and leaves the old copy intact when storage is full', async ({
  page,
}) => {
  await openWithWorker(page, BUTTON);
  await download(await openRow(page));
  deployPage(FLEXBOX, `<!-- second ${'x'.repeat(200_000)} -->`);
  await openHydrated(page, `${origin}${BUTTON}`);
  const row = await openRow(page);
  await limitStorage(page, 20_000);
  await row.getByRole('button', { name: /^Update/ }).click();
  await expect(row.getByRole('alert')).toContainText(/enough space.+Your previous copy is intact/);
  const downloadedPage = () =>
    page.evaluate(async (url) => {
      const cache = await caches.open('offline-kept');
      const response = await cache.match(url, { ignoreSearch: true });
      return response?.text();
    }, `${origin}${FLEXBOX}`);
  expect(await downloadedPage()).not.toContain('<!-- second');

  await limitStorage(page, null);
  const requests = recordDownloads();
  await download(row, /^Update/);
  expect(requests).toEqual([expect.stringMatching(/^\/offline\/system-/), FLEXBOX]);
  expect(await downloadedPage()).toContain('<!-- second');
});

/** A worker that differs from the current one. */
function nextWorker(): string {
  return `${fileOf('/sw.js')}\n// second`;
}

// A worker that gets a request while it is replaced waits for 30 s without requests.
const REPLACED = { timeout: 60_000 };

/**
 * Deploys another worker once there are no more requests, and makes the browser check for it, which
 * may reload the page before the call returns.
 */
async function deployWorker(tab: BareTab, content = nextWorker()) {
  await expect.poll(() => Date.now() - lastAsked, SLOW).toBeGreaterThan(500);
  deployed.set('/sw.js', content);
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready).update());
}

/** Marks the open document, to distinguish it from the one after a reload. */
function mark(tab: BareTab) {
  return tab.evaluate(() => void Object.assign(window, { isOld: true }));
}

function isMarked(tab: BareTab) {
  return tab.evaluate(() => 'isOld' in window);
}

function whenReloaded(tab: BareTab, timing = SLOW) {
  return expect.poll(() => isMarked(tab).catch(() => true), timing).toBe(false);
}

/** Opens a page in a tab, and waits until the worker controls it and it listens for updates. */
async function openControlled(tab: BareTab) {
  await tab.goto(`${origin}${BUTTON}`);
  const isControlled = () =>
    tab
      .evaluate(() => navigator.serviceWorker.controller !== null && 'isFollowing' in window)
      .catch(() => false);
  await expect.poll(isControlled, SLOW).toBe(true);
}

/** Opens a page that the worker controls in a new tab, and marks its document. */
async function openMarkedTab(browser: BareBrowser): Promise<BareTab> {
  const tab = await browser.newTab();
  await tab.addInitScript(() => {
    localStorage.setItem('offline-worker', 'on');
    // A page may be controlled long before it listens for the next worker.
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener = (type: string, listener: EventListener) => {
      EventTarget.prototype.addEventListener.call(serviceWorker, type, listener);
      if (type === 'controllerchange') {
        Object.assign(window, { isFollowing: true });
      }
    };
  });
  await openControlled(tab);
  await mark(tab);
  return tab;
}

/** Runs a test in a browser without Playwright, whose debugger changes how workers are updated. */
async function withBareBrowser(run: (browser: BareBrowser) => Promise<void>) {
  test.setTimeout(180_000);
  const browser = await launchBareBrowser();
  try {
    await run(browser);
  } finally {
    browser.close();
  }
}

test('a new worker activates, and two open tabs reload when they have focus', async () => {
  await withBareBrowser(async (browser) => {
    const behind = await openMarkedTab(browser);
    const inFront = await openMarkedTab(browser);
    await deployWorker(behind);
    await whenReloaded(inFront, REPLACED);
    expect(await isMarked(behind)).toBe(true);
    await behind.bringToFront();
    await whenReloaded(behind);
    expect(
      await behind.evaluate(async () => (await navigator.serviceWorker.ready).waiting),
    ).toBeNull();
  });
});

test('serves visited pages from the cache until the next deployment, and the last version offline', async () => {
  await withBareBrowser(async (browser) => {
    const tab = await openMarkedTab(browser);
    const hasMark = () =>
      tab.evaluate(() => document.documentElement.outerHTML.includes('<!-- second -->'));
    const isNew = () => expect.poll(() => hasMark().catch(() => false), SLOW).toBe(true);
    /** In how many caches a version of the page is: one for each deployment. */
    const copies = async (version: string) => {
      const texts = await tab.evaluate(async () => {
        const named = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const found = await Promise.all(named.map((cache) => cache.match(location.href)));
        return Promise.all(found.map(async (copy) => (await copy?.text()) ?? ''));
      });
      return texts.filter((text) => text.includes(version)).length;
    };
    await expect.poll(() => copies('<title'), SLOW).toBe(1);
    deployed.set(BUTTON, `${fileOf(BUTTON)}<!-- second -->`);
    await openControlled(tab);
    expect(await hasMark()).toBe(false);
    await mark(tab);
    await deployWorker(tab);
    await whenReloaded(tab, REPLACED);
    await isNew();
    await expect.poll(() => copies('<!-- second -->').catch(() => 0), SLOW).toBe(1);
    breaks = () => true;
    await openControlled(tab);
    await isNew();
  });
});

test('a link loads the page from the server when a deployment removed its scripts', async ({
  page,
}) => {
  const scriptsOf = (pathname: string) =>
    fileOf(pathname).match(/\/assets\/js\/[\w.-]+\.js/g) ?? [];
  const known = new Set(scriptsOf(BUTTON));
  const gone = scriptsOf(CARD).filter((script) => !known.has(script));
  expect(gone.length).toBeGreaterThan(0);
  gone.forEach((script) => deployed.set(script, null));
  deployed.set(CARD, `${fileOf(CARD)}<!-- second -->`);
  await openWithWorker(page, BUTTON);
  await page.locator(`a[href="${CARD}"]`).first().click();
  const content = () => page.content().catch(() => '');
  await expect.poll(content, SLOW).toContain('<!-- second -->');
  await expect(page).toHaveURL(`${origin}${CARD}`);
});

test('the kill switch unregisters the worker and deletes its caches', async () => {
  await withBareBrowser(async (browser) => {
    const tab = await openMarkedTab(browser);
    // A build with the kill switch registers no worker.
    await tab.addInitScript(() => localStorage.setItem('offline-worker', 'off'));
    await deployWorker(tab, readFileSync('plugins/output/offline/kill-worker.js', 'utf8'));
    const caching = () => tab.evaluate(() => caches.keys()).catch(() => ['reloading']);
    await expect.poll(caching, REPLACED).toEqual([]);
    const registrations = () =>
      tab
        .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
        .catch(() => -1);
    await expect.poll(registrations, SLOW).toBe(0);
  });
});
