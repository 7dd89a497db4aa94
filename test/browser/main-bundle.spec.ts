import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PRODUCTS, archivesOf } from '../../src/foundation/products';
import { holdRequests } from './support/hold-requests';
import { openHydrated } from './support/hydration';
import { navbarMenu } from './support/navbar';
import { collectFaults } from './support/page-faults';
import { nextFrames } from './support/painted';
import { collectRequests } from './support/requests';
import { ownScripts } from './support/scripts';

const ARCHIVED_BUTTONS = archivesOf(PRODUCTS).map(({ basePath }) => `${basePath}/react-button/`);

/** Pages of different folders, products and versions, visited in this order. */
const TOUR = [
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  ...ARCHIVED_BUTTONS,
  '/joy-ui/react-button/',
  '/joy-ui/api/button/',
  '/system/getting-started/',
  '/docs-infra/getting-started/',
  '/',
  '/material-ui/react-autocomplete/',
];

/** Scripts that list the pages of a section. */
const SECTION = /\/pages-[^/]*\.js$/;

/** Navigates as a link does, without needing a link on the page. */
async function navigate(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, route);
}

/**
 * Title, address and description of a page. All of them change with the page. The canonical address
 * also changes earlier, and a second time on pages of an earlier version.
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

test(
  'navigates between ten pages without reload and faults',
  { tag: '@commit' },
  async ({ page }) => {
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
  },
);

test('a navigation during another one shows the last page', async ({ page }) => {
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
  // Lets the first page load completely. Docusaurus would then show the current address.
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

test('an unknown address in a section that is not loaded shows "not found"', async ({ page }) => {
  await openHydrated(page, '/docs-infra/getting-started/');
  await navigate(page, '/material-ui/api/no-such-part/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});

test('hovering a link loads the section and the page behind it', async ({ page }) => {
  await openHydrated(page, '/docs-infra/getting-started/');
  const menu = navbarMenu(page, 'Products');
  await menu.button.click();
  const sections = collectRequests(page, SECTION);
  const scripts = collectRequests(page, /^\/assets\/js\//);
  await menu.links.filter({ hasText: 'Material UI' }).first().hover();
  // First the section that lists the page, then the page itself.
  await expect.poll(() => sections.length).toBe(1);
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});

for (const archived of ARCHIVED_BUTTONS) {
  test(`the version menu opens ${archived}, whose section is not loaded`, async ({ page }) => {
    await openHydrated(page, TOUR[1]!);
    const menu = navbarMenu(page, 'Versions of Material UI');
    // A visible link already requests the section.
    const sections = collectRequests(page, SECTION);
    await menu.button.click();
    const link = menu.list.locator(`a[href="${archived}"]`);
    await expect(link).toBeVisible();
    await link.click();
    // The address changes before the page does, and both pages have the same heading.
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
      'href',
      archived.replace(/\/$/, '.md'),
    );
    await expect(page).toHaveURL(archived);
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    expect(sections.length).toBeGreaterThan(0);
  });
}
