import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { gzipBytes, scriptsBeyond } from '../built/support/page-scripts';
import { setConnection } from './support/connection';
import { holdRequests, isScript } from './support/hold-requests';
import { openHydrated } from './support/hydration';
import { whenIdle } from './support/painted';
import { collectRequests } from './support/requests';
import { DESKTOP, PHONE } from './support/window-sizes';

const TEXT_PAGE = '/material-ui/getting-started/installation/';

/** A page that the sidebar links to, neither next to the page nor in its text. */
const IN_SIDEBAR = { path: '/material-ui/getting-started/mcp/', name: 'Model Context Protocol' };

const BUDGET = 40_000;

const SCRIPT = /\.js$/;

/** Paths of the pages that links of a page open. */
async function linkedPages(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/"]:not([role]):not([href*="?"]):not([target])');
  const paths = await links.evaluateAll((found) =>
    found.map((link) => (link as HTMLAnchorElement).pathname),
  );
  return [...new Set(paths)].filter((path) => path.endsWith('/'));
}

/** Waits until no further script arrives while the browser is idle. */
async function whenQuiet(page: Page, requests: readonly string[]): Promise<void> {
  let before = -1;
  await expect
    .poll(async () => {
      await whenIdle(page);
      const isQuiet = requests.length === before;
      before = requests.length;
      return isQuiet;
    })
    .toBe(true);
}

const sidebarLink = (scope: Page | Locator) =>
  scope.locator(`[data-sidebar] a[href="${IN_SIDEBAR.path}"]`);

for (const path of [TEXT_PAGE, '/material-ui/react-button/', '/material-ui/api/button/']) {
  test(`links in view on ${path} load their pages ahead, within the budget`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const requests = collectRequests(page, SCRIPT);
    await openHydrated(page, path);
    const linked = await linkedPages(page);
    const ahead = () => {
      const scripts = new Set(linked.flatMap((other) => scriptsBeyond(other, path)));
      return requests.filter((script) => scripts.has(script));
    };
    // The previous and the next page, and at least one other.
    await expect.poll(() => ahead().length).toBeGreaterThan(2);
    await whenQuiet(page, requests);
    expect(gzipBytes(new Set(ahead()))).toBeLessThanOrEqual(BUDGET);
  });
}

test('a click on a link in view needs no further script', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const requests = collectRequests(page, SCRIPT);
  await openHydrated(page, TEXT_PAGE);
  const needed = scriptsBeyond(IN_SIDEBAR.path, TEXT_PAGE);
  expect(needed).not.toEqual([]);
  await expect.poll(() => needed.filter((script) => !requests.includes(script))).toEqual([]);
  await whenQuiet(page, requests);
  const release = await holdRequests(page, isScript);
  await sidebarLink(page).click();
  const heading = page.getByRole('heading', { level: 1, name: IN_SIDEBAR.name });
  await expect(heading).toBeVisible();
  release();
});

test('links of the open drawer load their pages ahead', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const requests = collectRequests(page, SCRIPT);
  await openHydrated(page, TEXT_PAGE);
  await whenQuiet(page, requests);
  const needed = scriptsBeyond(IN_SIDEBAR.path, TEXT_PAGE);
  expect(needed.filter((script) => requests.includes(script))).toEqual([]);
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await expect(sidebarLink(page.getByRole('dialog'))).toBeInViewport();
  await expect.poll(() => needed.filter((script) => !requests.includes(script))).toEqual([]);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
] as const) {
  test(`nothing loads ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await setConnection(page, connection);
    const requests = collectRequests(page, SCRIPT);
    await openHydrated(page, TEXT_PAGE);
    const linked = await linkedPages(page);
    await sidebarLink(page).hover();
    await whenQuiet(page, requests);
    const scripts = linked.flatMap((other) => scriptsBeyond(other, TEXT_PAGE));
    expect(scripts.length).toBeGreaterThan(10);
    expect(requests.filter((script) => scripts.includes(script))).toEqual([]);
  });
}
