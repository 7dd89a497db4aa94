import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { pageScriptBytes } from '../bench/page/page-bytes';
import { visit } from '../bench/page/visit';
import { BUILD_DIR } from '../scripts/root';
import { htmlFileOfRoute } from '../scripts/routes';
import { openHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';
import { allRoutes } from '../scripts/site-routes';

const BUTTON = '/material-ui/api/button/';
const PLAIN_PAGE = '/material-ui/getting-started/installation/';

/** Most bytes of an API page's HTML, compressed, and of scripts beyond a plain page's. */
const HTML_BUDGET = 60 * 1024;
const SCRIPT_BUDGET = 10 * 1024;

function table(page: Page, kind: string): Locator {
  return page.getByRole('table', { name: `${kind} of Button`, exact: true });
}

function detailsOf(page: Page, id: string): Locator {
  return page.locator(`[id="${id}"] [data-details]`);
}

test.describe('an API page', () => {
  test('has its sections in order, its props in the outline, its place in the sidebar', async ({
    page,
  }) => {
    await openHydrated(page, BUTTON);
    const sections = await page.getByRole('article').getByRole('heading').allInnerTexts();
    expect(sections.map((text) => text.replace(/\u200b/g, ''))).toEqual([
      'Button API',
      'Demos',
      'Import',
      'Playground',
      'Props',
      'Inheritance',
      'Theme default props',
      'CSS classes',
      'Source code',
    ]);
    const outline = page.getByRole('navigation', { name: 'Page table of contents' });
    await outline.getByRole('link', { name: 'startIcon', exact: true }).click();
    await expect(page).toHaveURL(`${BUTTON}#button-prop-startIcon`);
    await expect(page.locator('#button-prop-startIcon')).toBeInViewport();

    const sidebar = page.getByRole('navigation', { name: 'Material UI documentation' });
    await expect(sidebar.getByRole('link', { name: 'Button', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await sidebar.locator('a[href^="/material-ui/api/"]').count()).toBeGreaterThan(140);
  });

  test('filters its props and says how many match', async ({ page }) => {
    await openHydrated(page, BUTTON);
    await page.getByRole('searchbox', { name: 'Filter props' }).first().fill('variant');
    await expect(page.getByText('1 prop matches')).toBeVisible();
    await expect(page.locator('#button-prop-variant')).toBeVisible();
    await expect(page.locator('#button-prop-size')).toBeHidden();
    await page.getByRole('searchbox', { name: 'Filter props' }).first().fill('nothing such');
    await expect(page.getByText('No prop matches')).toBeVisible();
  });

  test('remembers the view, and closed rows stay findable and open to links', async ({ page }) => {
    await openHydrated(page, BUTTON);
    await page.getByRole('combobox', { name: 'View:' }).first().selectOption('Collapsed list');
    const size = detailsOf(page, 'button-prop-size');
    await expect(size).toHaveAttribute('hidden', 'until-found');
    // Classes have a choice of their own.
    await expect(detailsOf(page, 'button-classes-MuiButton-root')).toBeVisible();

    // To another fragment of the same page the browser goes without loading it.
    await page.goto('about:blank');
    await openHydrated(page, `${BUTTON}#button-prop-variant`);
    await expect(page.getByRole('combobox', { name: 'View:' }).first()).toHaveValue('collapsed');
    await expect(size).toHaveAttribute('hidden', 'until-found');
    await expect(detailsOf(page, 'button-prop-variant')).toBeVisible();

    await page.getByRole('button', { name: 'Details of size' }).click();
    await expect(size).toBeVisible();
    await detailsOf(page, 'button-prop-color').dispatchEvent('beforematch', { bubbles: true });
    await expect(detailsOf(page, 'button-prop-color')).toBeVisible();
  });

  for (const id of ['button-prop-variant', 'button-classes-MuiButton-root']) {
    test(`marks the row of #${id}, and copies its link`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openHydrated(page, `${BUTTON}#${id}`);
      const row = page.locator(`[id="${id}"]`);
      await expect(row).toBeInViewport();
      await expect(row).toHaveAttribute('data-target', '');
      await row.getByRole('button', { name: 'Copy the link' }).click();
      await expect(page.getByText('Link copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).hash).toBe(`#${id}`);
    });
  }

  test('lists the props that it inherits, and says what applies', async ({ page }) => {
    await openHydrated(page, BUTTON);
    await expect(
      table(page, 'Inherited props').getByRole('row', { name: 'focusRipple' }),
    ).toBeVisible();
    await expect(page.getByText('The sx prop is accepted.')).toBeVisible();
    await openHydrated(page, '/material-ui/api/stack/');
    await expect(page.getByText('are accepted directly, too.')).toBeVisible();
  });

  test('can be read on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const route of [BUTTON, '/material-ui/api/autocomplete/', '/joy-ui/api/input/']) {
      await openHydrated(page, route);
      expect(await sidewaysOverflow(page), route).toEqual([]);
    }
  });

  test('breaks a long name between its parts on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, '/x/api/date-pickers/mobile-date-time-picker/');
    const title = page.getByRole('heading', { level: 1, name: 'MobileDateTimePicker API' });
    const lines = await title.evaluate((heading) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const letter = document.createRange();
      for (let top = -1; texts.nextNode();) {
        const { data } = texts.currentNode as Text;
        for (let index = 0; index < data.length; index++) {
          letter.setStart(texts.currentNode, index);
          letter.setEnd(texts.currentNode, index + 1);
          const box = letter.getBoundingClientRect();
          if (box.top > top + box.height / 2) {
            found.push('');
            top = box.top;
          }
          found[found.length - 1] += data[index];
        }
      }
      return found;
    });
    expect(lines).toEqual(['MobileDateTime', 'Picker API']);
  });
});

test('a component page ends with links to the API of its components', async ({ page }) => {
  await openHydrated(page, '/material-ui/react-button/');
  const article = page.getByRole('article');
  await article.getByRole('link', { name: '<IconButton />', exact: true }).click();
  await expect(page).toHaveURL('/material-ui/api/icon-button/');
});

test('the types of the data grid have pages in the tree of MUI X', async ({ page }) => {
  await openHydrated(page, '/x/api/data-grid/');
  await page.getByRole('article').getByRole('link', { name: 'GridColDef', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'GridColDef API' })).toBeVisible();
  const members = page.getByRole('table', { name: 'Props of GridColDef' });
  await expect(members.getByRole('row', { name: /^field/ })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'MUI X documentation' });
  await expect(sidebar.getByRole('link', { name: 'GridColDef', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the descriptions are published with their schema', async ({ request }) => {
  const folder = '/api-data/material-ui/7.3.2';
  const button = await (await request.get(`${folder}/Button.json`)).json();
  expect(button).toMatchObject({ name: 'Button', slug: 'button', themeName: 'MuiButton' });
  const schema = await request.get(`${folder}/${button.$schema}`);
  expect(await schema.json()).toMatchObject({ title: expect.any(String), type: 'object' });
});

test('API pages keep their budgets', async ({ browser, baseURL }) => {
  const routes = allRoutes().filter((route) => /^\/[\w-]+\/api\/[\w/-]+\/$/.test(route));
  expect(routes.length).toBeGreaterThan(220);
  const tooHeavy = routes.filter(
    (route) => gzipSync(readFileSync(htmlFileOfRoute(BUILD_DIR, route))).length > HTML_BUDGET,
  );
  expect(tooHeavy).toEqual([]);

  const scriptsOf = async (route: string) => {
    const { transfers } = await visit(browser, new URL(route, baseURL).href, { blind: true });
    return pageScriptBytes(transfers);
  };
  const [plain, api, compare] = [
    await scriptsOf(PLAIN_PAGE),
    await scriptsOf(BUTTON),
    await scriptsOf('/material-ui/api/compare/'),
  ];
  console.log(`JavaScript beyond a plain page: ${api - plain} B, to compare ${compare - plain} B`);
  expect(api - plain).toBeLessThan(SCRIPT_BUDGET);
  expect(compare - plain).toBeLessThan(SCRIPT_BUDGET);
});
