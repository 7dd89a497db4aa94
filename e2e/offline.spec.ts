import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { BUILD_DIR } from '../scripts/root';
import { createRequestHandler } from '../scripts/serve/request-handler';
import { openHydrated } from './support/hydration';

// Workers and their caches belong to an origin: each test has a server, hence an origin, of its own.
let dir: string;
let server: Server;
let origin: string;
/** Decides on the addresses that the server breaks off. */
let breaks: (url: string) => boolean;

/** A page of the smallest product, so that keeping it is quick. */
const SYSTEM = '/system/getting-started/';
const KEPT = /^MUI System /;
const BUTTON = '/joy-ui/react-button/';

test.beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'offline-site-'));
  cpSync(BUILD_DIR, dir, { recursive: true });
  const handle = createRequestHandler(dir);
  breaks = () => false;
  server = createServer((request, response) =>
    breaks(request.url ?? '') ? response.destroy() : handle(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dir, { recursive: true, force: true });
});

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

test('nothing large is fetched unasked', async ({ page, context }) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  const bytes = await page.evaluate(async () => {
    let sum = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        sum += (await (await cache.match(request))!.arrayBuffer()).byteLength;
      }
    }
    return sum;
  });
  expect(bytes).toBeGreaterThan(0);
  // Shell and page, each as its cache has it, uncompressed.
  expect(bytes).toBeLessThan(3_000_000);
});

test('what is kept is read and searched without a network, and gone when it is deleted', async ({
  page,
  context,
}) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  const section = await openSettings(page);
  const row = section.getByRole('listitem').filter({ hasText: KEPT });
  await row.getByRole('button', { name: /^Keep/ }).click();
  await expect(row.getByText(/^Kept · /)).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);

  await openHydrated(page, `${origin}${SYSTEM}`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('flexbox');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/system\//);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const kept = (await openSettings(page)).getByRole('listitem').filter({ hasText: KEPT });
  await kept.getByRole('button', { name: /^Delete/ }).click();
  await expect(kept).toHaveCount(0);
});

test('a broken download says so, and goes on where it stopped', async ({ page, context }) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  const section = await openSettings(page);
  const row = section.getByRole('listitem').filter({ hasText: KEPT });
  breaks = (url) => url.startsWith('/system/flexbox/');
  await row.getByRole('button', { name: /^Keep/ }).click();
  await expect(row.getByRole('alert')).toContainText('The network broke off');
  const requests: string[] = [];
  breaks = (url) => {
    requests.push(url);
    return false;
  };
  await row.getByRole('button', { name: /^Resume/ }).click();
  await expect(row.getByText(/^Kept · /)).toBeVisible({ timeout: 60_000 });
  expect(requests).toContain('/system/flexbox/');
  const list = JSON.parse(readFileSync(path.join(dir, 'offline/sets.json'), 'utf8')) as {
    sets: { id: string; list: string }[];
  };
  const { list: file } = list.sets.find(({ id }) => id.startsWith('system-'))!;
  const { files } = JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as { files: unknown[] };
  expect(requests.length).toBeLessThan(files.length);
});

test('without room the panel says so', async ({ page, context }) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  const session = await context.newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 20_000 });
  const row = (await openSettings(page)).getByRole('listitem').filter({ hasText: KEPT });
  await row.getByRole('button', { name: /^Keep/ }).click();
  await expect(row.getByRole('alert')).toContainText('has no room');
  await expect(row.getByRole('button', { name: /^Keep/ })).toBeEnabled();
});

/** Deploys a worker that differs from the last. */
function deploy(content?: string) {
  const file = path.join(dir, 'sw.js');
  writeFileSync(file, content ?? `${readFileSync(file, 'utf8')}\n// ${Date.now()}`);
}

test('a new worker replaces the old at once, and two open tabs load again', async ({ context }) => {
  await allowWorker(context);
  const pages = [await context.newPage(), await context.newPage()];
  for (const page of pages) {
    await openWithWorker(page, BUTTON);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
  }
  deploy();
  await pages[0].evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const page of pages) {
    await page.bringToFront();
    await page.waitForFunction(() => !('isOld' in window));
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting),
    ).toBeNull();
  }
});

test('the kill switch takes the worker off, with all it kept', async ({ page, context }) => {
  await allowWorker(context);
  await openWithWorker(page, BUTTON);
  deploy(readFileSync('plugins/offline/kill-worker.js', 'utf8'));
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
