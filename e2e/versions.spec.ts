import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PRODUCTS, archivesOf, productById } from '../src/products';
import { axeViolations } from './support/axe';
import { openHydrated, readyAllDemos } from './support/hydration';
import { navbarMenu } from './support/navbar';
import { collectFaults } from './support/page-faults';
import { allRoutes } from '../scripts/site-routes';
import { sample } from '../scripts/selection/sample';

const CURRENT = productById('material-ui');
const [ARCHIVE] = archivesOf([CURRENT]);
const ARCHIVED_BUTTONS = `${ARCHIVE.basePath}/react-button/`;
const CURRENT_BUTTONS = `${CURRENT.basePath}/react-button/`;

/** The chunks that hold the current libraries; plugins/demos/shared-chunks.ts names them. */
const LATER = /\/(?:mui|mui-fields|mui-structure|joy)\.[^/]*$/;

/** How many archived pages are looked at, unless all are. */
const PAGES = 6;

const routes = allRoutes();

function routesOf(basePath: string): string[] {
  return routes.filter((route) => route.startsWith(`${basePath}/`));
}

/** Which version of the library each demo of the page says it runs on. */
function runningVersions(page: Page): Promise<string[]> {
  return page
    .locator('.demo-root')
    .evaluateAll((roots) =>
      roots.map((root) => (root as HTMLElement).dataset.libraryVersion ?? 'none'),
    );
}

for (const archive of archivesOf(PRODUCTS)) {
  const written = routesOf(archive.basePath).filter((route) => !route.includes('/api/'));

  for (const route of sample(written, PAGES, 'archived demos')) {
    test(`the demos of ${route} run on ${archive.version}, and on nothing later`, async ({
      page,
    }) => {
      // Pages with 30 demos need longer than others.
      test.slow();
      const faults = await collectFaults(page);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      await openHydrated(page, route);
      const count = await readyAllDemos(page);
      expect(await runningVersions(page)).toEqual(Array(count).fill(archive.version));

      const later = scripts.filter((path) => LATER.test(path));
      expect(later).toEqual([]);
      expect(faults).toEqual([]);
    });
  }

  test(`search engines find no page of ${archive.basePath}, but the current ones`, async ({
    page,
  }) => {
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    expect(sitemap).not.toContain(`${archive.basePath}/`);
    for (const route of routesOf(archive.basePath)) {
      const html = await (await page.request.get(route)).text();
      expect.soft(html, route).toMatch(/<meta[^>]* name="?robots"? content="noindex/);
      const current = route.replace(archive.basePath, CURRENT.basePath);
      const found = routes.includes(current) ? current : route;
      const [, canonical = ''] = /<link[^>]* rel="?canonical"? href="?([^" >]+)/.exec(html) ?? [];
      expect.soft(new URL(canonical).pathname, route).toBe(found);
      expect.soft(html, route).toContain(`${archive.version}, an earlier version.`);
    }
  });
}

test('what loads the library on current pages is known, so that none can pass unseen', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openHydrated(page, CURRENT_BUTTONS);
  await readyAllDemos(page);
  expect(scripts.filter((path) => LATER.test(path))).not.toEqual([]);
  expect(scripts.filter((path) => path.includes(ARCHIVE.installedAs))).toEqual([]);
});

test('every component page of the current version is archived', () => {
  const components = routesOf(CURRENT.basePath).filter((route) =>
    /^\/[^/]+\/react-[^/]+\/$/.test(route),
  );
  const archived = components.map((route) => route.replace(CURRENT.basePath, ARCHIVE.basePath));
  expect(components.length).toBeGreaterThan(10);
  expect(archived.filter((route) => !routes.includes(route))).toEqual([]);
});

test('the notice leads to the current page, and the version menu back', async ({ page }) => {
  await openHydrated(page, ARCHIVED_BUTTONS);
  const notice = page.getByRole('note', { name: 'About this version' });
  await expect(notice).toContainText('This page is about Material UI 6.5.0, an earlier version.');
  await notice.getByRole('link', { name: 'This page for 7.3.2' }).click();
  await expect(page).toHaveURL(CURRENT_BUTTONS);
  await expect(notice).toHaveCount(0);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${CURRENT_BUTTONS}$`));
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);

  const menu = navbarMenu(page, 'Versions of Material UI');
  await menu.button.click();
  await menu.list.getByRole('link', { name: 'v6.5.0' }).click();
  await expect(page).toHaveURL(ARCHIVED_BUTTONS);
  await expect(menu.button).toHaveText('Version v6.5.0');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${CURRENT_BUTTONS}$`));
});

test('the version menu keeps the reader on an API page', async ({ page }) => {
  await openHydrated(page, `${ARCHIVE.basePath}/api/dialog/`);
  const menu = navbarMenu(page, 'Versions of Material UI');
  await menu.button.click();
  await menu.list.getByRole('link', { name: 'v7.3.2' }).click();
  await expect(page).toHaveURL(`${CURRENT.basePath}/api/dialog/`);
});

test('the notice leads to what changed in the component', async ({ page }) => {
  await openHydrated(page, ARCHIVED_BUTTONS);
  await page.getByRole('link', { name: 'What changed in Button' }).click();
  await expect(page).toHaveURL(/\/api\/compare\/\?component=Button&from=6\.5\.0&to=7\.3\.2/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('API pages describe the archived library: what it had, and nothing that came later', async ({
  page,
}) => {
  // In version 7, Grid2 took the name Grid, and dialogs lost `onBackdropClick`.
  await openHydrated(page, `${ARCHIVE.basePath}/api/grid2/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grid2 API');
  await expect(page.getByRole('note')).toContainText('Version 7.3.2 has no such page.');
  await page.goto(`${ARCHIVE.basePath}/api/dialog/`);
  await expect(page.locator('#dialog-prop-onBackdropClick')).toBeAttached();
  await page.goto(`${CURRENT.basePath}/api/dialog/`);
  await expect(page.locator('#dialog-prop-onBackdropClick')).not.toBeAttached();
});

for (const mode of ['light', 'dark'] as const) {
  test(`an archived page with its notice is accessible in ${mode} mode`, async ({ page }) => {
    // axe looks at every cell of a long table.
    test.slow();
    await page.emulateMedia({ colorScheme: mode });
    await openHydrated(page, `${ARCHIVE.basePath}/api/dialog/`);
    expect(await axeViolations(page)).toEqual([]);
  });
}
