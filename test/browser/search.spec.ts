import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { productById } from '../../src/foundation/products';
import { axeViolations } from './support/axe';
import { holdRequests } from './support/hold-requests';
import { openHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';
import { collectFaults } from './support/page-faults';
import { storeSettings } from './support/reader-settings';
import { collectRequests } from './support/requests';

// src/shell/search/**/*.test.ts* cover queries, ranking, loading of the index and recent searches.

const BUTTON = '/material-ui/react-button/';

/** The first results need the index, which slow machines take a while to build. */
const SLOW = { timeout: 20_000 };

async function openSearch(page: Page, url = BUTTON): Promise<Locator> {
  await openHydrated(page, url);
  await page.keyboard.press('Control+k');
  return page.getByRole('dialog', { name: 'Search' });
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });

async function find(page: Page, query: string): Promise<Locator> {
  await field(page).fill(query);
  await expect(page.getByRole('option').first()).toBeVisible(SLOW);
  return page.getByRole('option');
}

/** Enters a query, and waits until its best result comes first: parts of the index load in turn. */
async function findFirst(page: Page, query: string, href: string): Promise<void> {
  await expect((await find(page, query)).first()).toHaveAttribute('href', href, SLOW);
}

test(
  'loads nothing before the pointer is on the search button',
  { tag: '@commit' },
  async ({ page }) => {
    const requests = collectRequests(page, /\/search\/|\/shell-search\./);
    await openHydrated(page, BUTTON);
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: 'Search', exact: true }).hover();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  },
);

test(
  'opens with Ctrl+K and /, focuses the field, and restores the focus on Escape',
  { tag: '@commit' },
  async ({ page }) => {
    const faults = await collectFaults(page);
    await openHydrated(page, BUTTON);
    const button = page.getByRole('button', { name: 'Search', exact: true });
    for (const keys of ['Control+k', '/']) {
      await test.step(keys, async () => {
        await button.focus();
        await page.keyboard.press(keys);
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(button).toBeFocused();
      });
    }
    expect(faults).toEqual([]);
  },
);

test('shows icons, copies an import, and opens the icon search with the query', async ({
  page,
}) => {
  const dialog = await openSearch(page, '/joy-ui/react-button/');
  await field(page).fill('trash icon');
  const icons = dialog.getByRole('group', { name: 'Icons' });
  const trash = icons.getByRole('option', { name: /^Delete Copy import/ });
  await expect(trash.locator('path').first()).toBeAttached(SLOW);
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await trash.getByText('Copy import').click();
  await expect(dialog.getByRole('status')).toHaveText('Copied the import of Delete.');
  await expect(field(page)).toHaveValue('trash icon');
  await icons.getByRole('option', { name: /^Search “trash icon” in Material Icons/ }).click();
  await expect(page).toHaveURL('/material-ui/material-icons/?query=trash+icon');
  const grid = page.getByRole('grid', { name: 'Icons' });
  await expect(grid.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
});

test('answers a task with a page, and an error message with its section', async ({ page }) => {
  await openSearch(page);
  await findFirst(page, 'navbar', '/material-ui/react-app-bar/');
  await findFirst(page, 'joy button', '/joy-ui/react-button/');
  await findFirst(
    page,
    'MUI: You have provided an out-of-range value `undefined` for the select component.',
    '/material-ui/guides/errors-and-warnings/#out-of-range-value',
  );
});

test(
  'groups results with product and version, the current product first',
  { tag: '@commit' },
  async ({ page }) => {
    const dialog = await openSearch(page, '/joy-ui/react-button/');
    const options = await find(page, 'button');
    await expect(options.first()).toContainText('Joy UI 5.0.0-beta.49', SLOW);
    await expect(options.first()).toHaveAttribute('href', '/joy-ui/react-button/');
    await expect(
      options.filter({ hasText: `Material UI ${productById('material-ui').version}` }).first(),
    ).toBeVisible(SLOW);
    for (const group of ['Pages', 'Components', 'CSS classes', 'Demos']) {
      await expect(dialog.getByRole('group', { name: group })).toBeVisible(SLOW);
    }
    await find(page, 'color');
    await expect(dialog.getByRole('group', { name: 'Props and slots' })).toBeVisible(SLOW);
  },
);

test(
  'selects results with the arrow keys, and opens the row of a prop with Enter',
  { tag: '@commit' },
  async ({ page }) => {
    const dialog = await openSearch(page);
    const options = await find(page, 'onclose in:Dialog');
    // Pages are found first, then the props.
    await expect(dialog.getByText('These are the best results so far.')).toHaveCount(0, SLOW);
    await expect(options.first()).toHaveAttribute('href', /#dialog-prop-onClose$/);
    const id = await options.first().getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id!);
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/material-ui\/api\/dialog\/#dialog-prop-onClose$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const row = page.locator('[id="dialog-prop-onClose"]');
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute('data-target');
  },
);

test(
  'reports an index that fails to load, and loads it on a retry',
  { tag: '@commit' },
  async ({ page }) => {
    await page.route('**/search/shards.json', (route) => route.fulfill({ status: 500 }));
    const dialog = await openSearch(page);
    await expect(dialog.getByRole('alert')).toContainText("Couldn't load the search index", SLOW);
    await page.unroute('**/search/shards.json');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await find(page, 'button');
    await expect(dialog.getByRole('alert')).toHaveCount(0, SLOW);
  },
);

test('reports that there are no results, for any input', { tag: '@commit' }, async ({ page }) => {
  const faults = await collectFaults(page);
  const dialog = await openSearch(page);
  for (const query of ['<qqzzx onqqzz="&">', '.*+?^${}()|[]\\', 'x'.repeat(10_000)]) {
    await test.step(query.slice(0, 30), async () => {
      await field(page).fill(query);
      await expect(dialog.getByRole('status')).toContainText(
        `No results for “${query.slice(0, 30)}`,
        SLOW,
      );
      expect(await sidewaysOverflow(page)).toEqual([]);
    });
  }
  await expect(
    dialog.getByRole('group', { name: 'Nearest pages' }).getByRole('option'),
  ).toHaveCount(3);
  expect(faults).toEqual([]);
});

test('keeps the first results in place when another part of the index arrives after a key', async ({
  page,
}) => {
  const release = await holdRequests(page, ({ pathname }) => pathname.includes('/search/joy-ui-'));
  const dialog = await openSearch(page);
  const options = await find(page, 'chip');
  await expect(options).toHaveCount(3, SLOW);
  await expect(dialog.getByText('These are the best results so far.')).toBeVisible();
  const hrefs = () => options.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const before = await hrefs();
  await page.keyboard.press('ArrowUp');
  const selected = dialog.getByRole('option', { selected: true });
  await expect(selected).toHaveAttribute('href', before[2]!);
  release();
  await expect(options.nth(3)).toBeVisible(SLOW);
  expect((await hrefs()).slice(0, 3)).toEqual(before);
  await expect(selected).toHaveAttribute('href', before[2]!);
  await expect(dialog.getByText('These are the best results so far.')).toHaveCount(0);
});

test('opens the row of a result on the same page', async ({ page }) => {
  await openSearch(page, '/material-ui/api/dialog/');
  await find(page, 'prop:fullScreen in:Dialog');
  await page.keyboard.press('Enter');
  await expect(page.locator('[id="dialog-prop-fullScreen"]')).toBeInViewport();
});

test('opens a result in a new tab with Ctrl+Enter, and stays open', async ({ page, context }) => {
  await openSearch(page);
  await findFirst(page, 'tooltip', '/material-ui/react-tooltip/');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(tab).toHaveURL(/\/material-ui\/react-tooltip\/$/);
  await expect(field(page)).toHaveValue('tooltip');
});

test('offers recent searches, and clears them', async ({ page }) => {
  await openSearch(page);
  await findFirst(page, 'tooltip', '/material-ui/react-tooltip/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/react-tooltip/);
  await page.keyboard.press('/');
  await expect(page.getByRole('option', { name: 'tooltip', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('tooltip');
  await field(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('option', { name: 'tooltip', exact: true })).toHaveCount(0);
});

test('lists popular pages before a query, and opens one with Enter', async ({ page }) => {
  await openSearch(page);
  const popular = page.getByRole('group', { name: 'Popular pages' });
  await expect(popular.getByRole('option').first()).toBeVisible(SLOW);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/material-ui\/getting-started\/$/);
});

test('names the first pages of the products by their product', async ({ page }) => {
  await openSearch(page, '/');
  const options = page.getByRole('group', { name: 'Popular pages' }).getByRole('option');
  for (const name of ['Material UI', 'Joy UI', 'MUI System']) {
    // Parts of the index load in turn.
    await expect(options.filter({ hasText: new RegExp(`^${name}`) })).toHaveCount(1, SLOW);
  }
  await expect(options.filter({ hasText: /^Overview/ })).toHaveCount(0);
});

test('keeps what is typed before the dialog arrives', async ({ page }) => {
  const release = await holdRequests(page, ({ pathname }) => pathname.includes('/shell-search.'));
  await openHydrated(page, BUTTON);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tool tip');
  release();
  await expect(field(page)).toHaveValue('tool tip');
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('tool tips');
});

test('writes right-to-left input from the right', async ({ page }) => {
  const dialog = await openSearch(page);
  await field(page).fill('כפתור');
  await expect(dialog.getByRole('status')).toContainText('כפתור', SLOW);
  expect(await field(page).evaluate((input) => getComputedStyle(input).direction)).toBe('rtl');
});

test('keeps the direction of results in a right-to-left interface', async ({ page }) => {
  await storeSettings(page, { direction: 'rtl' });
  await page.setViewportSize({ width: 640, height: 800 });
  await openSearch(page);
  const options = await find(page, 'button variant');
  await expect(options.nth(3)).toBeVisible(SLOW);
  const excerpts = await options.locator(':scope > :nth-child(2) > [dir]').evaluateAll((texts) =>
    texts.map((text) => {
      const line = document.createRange();
      line.selectNodeContents(text);
      const available = text.parentElement!.getBoundingClientRect();
      const shown = text.getBoundingClientRect();
      const complete = line.getBoundingClientRect();
      return {
        beforeStart: Math.round(shown.left - complete.left),
        afterEnd: complete.right - shown.right,
        toEdge: Math.round(available.right - shown.right),
      };
    }),
  );
  expect(excerpts.some(({ afterEnd }) => afterEnd > 1)).toBe(true);
  expect(excerpts.some(({ afterEnd }) => afterEnd <= 1)).toBe(true);
  for (const { beforeStart, toEdge } of excerpts) {
    expect({ beforeStart, toEdge }).toEqual({ beforeStart: 0, toEdge: 0 });
  }
});

test('searches the rest of the index when one part is malformed', async ({ page }) => {
  await page.route('**/search/joy-ui-*.json', (route) => route.fulfill({ body: '[{"title":' }));
  const dialog = await openSearch(page);
  await expect(dialog.getByRole('alert')).toContainText('Joy UI 5.0.0-beta.49', SLOW);
  await expect((await find(page, 'button')).first()).toHaveAttribute('href', BUTTON);
});

test('loads the new index when the files of an old deployment are gone', async ({ page }) => {
  const list = await page.request.get('/search/shards.json');
  const old = (await list.text()).replaceAll(/\.[0-9a-f]{8}\.json/g, '.00000000.json');
  await page.route('**/search/shards.json', (route) => route.fulfill({ body: old }), { times: 1 });
  await openSearch(page);
  await expect((await find(page, 'button')).first()).toHaveAttribute('href', BUTTON);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialog has no axe violations in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const dialog = await openSearch(page);
    await expect(dialog).toHaveCSS('opacity', '1');
    expect(await axeViolations(page)).toEqual([]);
    await find(page, 'button');
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('fits a width of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSearch(page);
  await find(page, 'variant');
  expect(await sidewaysOverflow(page)).toEqual([]);
});
