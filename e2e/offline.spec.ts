import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { BUILD_DIR } from '../scripts/root';
import { createRequestHandler } from '../scripts/serve/request-handler';
import { axeViolations } from './support/axe';
import { demoFrame, openHydrated } from './support/hydration';

// Workers and their caches belong to an origin: each test has a server, hence an origin, of its own.
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let origin: string;
/** Decides on the addresses that the server breaks off. */
let breaks: (url: string) => boolean;
/** What a deployment has changed: other content by path, `null` for what is gone. */
let deployed: Map<string, string | null>;

/** Pages of the smallest product, so that keeping it is quick. */
const SYSTEM = '/system/getting-started/';
const FLEXBOX = '/system/flexbox/';
const KEPT = /^MUI System /;
const BUTTON = '/joy-ui/react-button/';
const CARD = '/joy-ui/react-card/';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

function serve(request: IncomingMessage, response: ServerResponse) {
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

/** Opens a page, and waits until the worker serves it and has what it loaded. */
async function openWithWorker(page: Page, route: string) {
  await openHydrated(page, `${origin}${route}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(
    async (url) => (await caches.match(url)) !== undefined,
    `${origin}${route}`,
  );
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
  await row.getByRole('button', { name: action }).click();
  await expect(row.getByText(/^Kept · /)).toBeVisible({ timeout: 60_000 });
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
  await context.setOffline(true);
  await openHydrated(page, `${origin}${BUTTON}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${origin}/joy-ui/react-sheet/`);
  await expect(
    page.getByRole('heading', { name: /offline, and this page is not kept/ }),
  ).toBeVisible();
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
  await expect(row.getByRole('alert')).toContainText('The network broke off');
  const requests: string[] = [];
  breaks = (url) => {
    requests.push(url);
    return false;
  };
  await keep(row, /^Resume/);
  expect(requests).toContain(FLEXBOX);
  expect(requests.length).toBeLessThan(systemFiles().files.length);
});

test('without room the panel says so', async ({ page, context }) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  await leaveRoom(page, 20_000);
  const row = await openRow(page);
  await row.getByRole('button', { name: /^Keep/ }).click();
  await expect(row.getByRole('alert')).toContainText('has no room');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
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
  const requests: string[] = [];
  breaks = (url) => {
    requests.push(url);
    return false;
  };
  await keep(row, /^Update/);
  expect(requests).toEqual([expect.stringMatching(/^\/offline\/system-/), FLEXBOX]);
  expect(await keptPage()).toContain('<!-- second');
});

/** Deploys a worker that differs from the last. */
function deployWorker(content = `${fileOf('/sw.js')}\n// second`) {
  deployed.set('/sw.js', content);
}

test('a new worker replaces the old at once, and two open tabs load again', async ({ context }) => {
  await allowWorker(context);
  const pages = [await context.newPage(), await context.newPage()];
  for (const page of pages) {
    await openWithWorker(page, BUTTON);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
  }
  deployWorker();
  await pages[0].evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const page of pages) {
    await page.bringToFront();
    await page.waitForFunction(() => !('isOld' in window));
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting),
    ).toBeNull();
  }
});

test('after a deployment readers get the new pages, and without a network the newest they met', async ({
  page,
  context,
}) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  deployed.set(BUTTON, `${fileOf(BUTTON)}<!-- second -->`);
  deployWorker();
  await openHydrated(page, `${origin}${BUTTON}`);
  expect(await page.content()).toContain('<!-- second -->');
  await page.waitForFunction(
    async (url) => (await (await caches.match(url))?.text())?.includes('<!-- second -->'),
    `${origin}${BUTTON}`,
  );
  await context.setOffline(true);
  await openHydrated(page, `${origin}${BUTTON}`);
  expect(await page.content()).toContain('<!-- second -->');
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
  await expect.poll(() => page.content().catch(() => '')).toContain('<!-- second -->');
  await expect(page).toHaveURL(`${origin}${CARD}`);
});

test('the kill switch takes the worker off, with all it kept', async ({ page, context }) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  deployWorker(readFileSync('plugins/offline/kill-worker.js', 'utf8'));
  // The build that comes with it registers none.
  await context.addInitScript(() => localStorage.setItem('offline-worker', 'off'));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(() => caches.keys()).catch(() => ['reloading']))
    .toEqual([]);
  await expect
    .poll(() =>
      page
        .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
        .catch(() => -1),
    )
    .toBe(0);
});
