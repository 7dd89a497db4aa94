import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { archivesOf, productById } from '../src/products';
import { BUILD_DIR } from '../scripts/root';
import { holdRequests } from './support/hold-requests';
import { openHydrated } from './support/hydration';
import { navbarMenu } from './support/navbar';
import { collectFaults } from './support/page-faults';
import { nextFrames } from './support/painted';
import { allRoutes } from '../scripts/site-routes';
import { ownScripts } from './support/scripts';

const SCRIPTS = path.join(BUILD_DIR, 'assets/js');
const MATERIAL = productById('material-ui');
const [ARCHIVE] = archivesOf([MATERIAL]);

/** Most bytes that the runtime may have, compressed; with the list of all chunks it had 20 kB. */
const RUNTIME_BUDGET = 4 * 1024;

/** Pages of different folders, products and versions; each is reached from the one before. */
const TOUR = [
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  `${ARCHIVE.basePath}/react-button/`,
  '/joy-ui/react-button/',
  '/joy-ui/api/button/',
  '/system/getting-started/',
  '/docs-infra/getting-started/',
  '/',
  '/material-ui/react-autocomplete/',
];

function scripts(): string[] {
  return readdirSync(SCRIPTS).filter((file) => file.endsWith('.js'));
}

function textOf(file: string): string {
  return readFileSync(path.join(SCRIPTS, file), 'utf8');
}

/** The file of the entry, `main` or `runtime~main`. */
function entry(name: string): string {
  return textOf(scripts().find((file) => file.startsWith(`${name}.`)) ?? '');
}

/** The sections and pages that the reader's browser asks for from now on. */
function watchScripts(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/js/')) {
      seen.push(path.posix.basename(pathname));
    }
  });
  return seen;
}

/** Follows a link to a page that the reader's page need not have. */
async function navigate(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, route);
}

/**
 * What the head says of a page. All of it changes when the page does; the canonical address alone
 * changes before, and once more on pages of an earlier version.
 *
 * @param html - Text of a page; without it the page that is open.
 */
function headOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((text) => {
    const from = text ? new DOMParser().parseFromString(text, 'text/html') : document;
    const attribute = (selector: string, name: string) =>
      from.querySelector(selector)?.getAttribute(name) ?? '';
    return [
      from.title,
      attribute('link[rel="canonical"]', 'href'),
      attribute('meta[name="description"]', 'content'),
    ];
  }, html);
}

/** Addresses of a page on any host. */
function endingIn(route: string): RegExp {
  return new RegExp(`^https?://[^/]+${route}$`);
}

test('every script has a hash in its name', () => {
  expect(scripts().filter((file) => !/\.[0-9a-f]{8}\.js$/.test(file))).toEqual([]);
});

test('main and runtime do not name the pages of a large product', () => {
  const runtime = gzipSync(entry('runtime~main')).length;
  console.log(`main ${gzipSync(entry('main')).length} B, runtime ${runtime} B`);
  expect(runtime).toBeLessThan(RUNTIME_BUDGET);
  const main = entry('main');
  const crowd = allRoutes().filter((route) => /^\/material-ui\/.*(?:api|react)/.test(route));
  expect(crowd.length).toBeGreaterThan(100);
  // A route's key in the list of chunk names: its path, a dash and a hash.
  expect(crowd.filter((route) => main.includes(`"${route}-`))).toEqual([]);
});

test('the HTML of a page names the file of its section', async ({ page }) => {
  const seen = watchScripts(page);
  const html = await (await page.request.get(TOUR[1])).text();
  await openHydrated(page, TOUR[1]);
  const sections = seen.filter((file) => file.startsWith('pages-'));
  expect(sections.length).toBeGreaterThan(0);
  expect(html).toContain(sections[0]);
});

test('ten pages open without a fault', async ({ context }) => {
  test.slow();
  for (const route of TOUR) {
    // A page each: what is on its way when a page is left would count as aborted.
    const page = await context.newPage();
    const faults = await collectFaults(page);
    await openHydrated(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(faults, route).toEqual([]);
    await page.close();
  }
});

test('ten pages follow each other in the browser without a fault', async ({ page }) => {
  test.slow();
  const heads: string[][] = [];
  for (const route of TOUR) {
    heads.push(await headOf(page, await (await page.request.get(route)).text()));
  }
  const faults = await collectFaults(page);
  await openHydrated(page, '/x/introduction/');
  await page.evaluate(() => {
    document.documentElement.dataset.tour = 'same document';
  });
  for (const [index, route] of TOUR.entries()) {
    await navigate(page, route);
    await expect.poll(() => headOf(page)).toEqual(heads[index]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('data-tour', 'same document');
  expect(faults).toEqual([]);
});

test('a reader who goes on before a page has come gets the page gone to last', async ({ page }) => {
  const first = '/joy-ui/react-button/';
  const last = '/joy-ui/api/button/';
  const html = await (await page.request.get(last)).text();
  const [section] = /pages-[0-9a-f]{8}\.[0-9a-f]{8}\.js/.exec(html) ?? [];
  expect(section).toBeDefined();
  await openHydrated(page, '/x/introduction/');
  const release = await holdRequests(page, ({ pathname }) => pathname.endsWith(`/${section}`));
  const asked = page.waitForRequest((request) => request.url().endsWith(`/${section}`));
  await navigate(page, first);
  await navigate(page, last);
  await asked;
  // Meanwhile all of the first page comes, after which Docusaurus would show the address it has.
  const scripts = [...(await ownScripts(page, first))];
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect
    .poll(async () => (await loaded()).map((url) => new URL(url).pathname))
    .toEqual(expect.arrayContaining(scripts));
  await nextFrames(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
  release();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', endingIn(last));
  await expect(page.getByRole('heading', { level: 1, name: 'Button API' })).toBeVisible();
});

test('an address without page says so, also in a section that is not open yet', async ({
  page,
}) => {
  await openHydrated(page, '/docs-infra/getting-started/');
  await navigate(page, '/material-ui/api/no-such-part/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});

test('hover fetches what the page behind a link needs', async ({ page }) => {
  await openHydrated(page, '/docs-infra/getting-started/');
  const menu = navbarMenu(page, 'Products');
  await menu.button.click();
  const seen = watchScripts(page);
  await menu.links.filter({ hasText: 'Material UI' }).first().hover();
  // The section that knows the page, then the page: its content is no part of the first.
  await expect.poll(() => seen.filter((file) => file.startsWith('pages-')).length).toBe(1);
  await expect.poll(() => seen.length).toBeGreaterThan(1);
});

test("a page's other version opens from the version menu, with the section that knows it", async ({
  page,
}) => {
  await openHydrated(page, TOUR[1]);
  const menu = navbarMenu(page, 'Versions of Material UI');
  // A link in view asks for the section already.
  const seen = watchScripts(page);
  await menu.button.click();
  const link = menu.list.locator(`a[href="${ARCHIVE.basePath}/react-button/"]`);
  await expect(link).toBeVisible();
  await link.click();
  // The address comes before the page, and the page that is left has the same heading.
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    `${ARCHIVE.basePath}/react-button.md`,
  );
  await expect(page).toHaveURL(`${ARCHIVE.basePath}/react-button/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  expect(seen.some((file) => file.startsWith('pages-'))).toBe(true);
});
