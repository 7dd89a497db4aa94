import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { PRODUCTS, archivesOf } from '../../src/foundation/products';
import { storeSettings } from './support/reader-settings';

const PAGE = '/material-ui/react-button/';
/** Pages of each product, with short and long introductions, and one whose demo is framed. */
const STARTS_WITH_DEMO = [
  PAGE,
  '/material-ui/react-autocomplete/',
  '/material-ui/react-card/',
  '/material-ui/react-drawer/',
  '/material-ui/react-snackbar/',
  '/material-ui/react-table/',
  '/material-ui/react-text-field/',
  '/material-ui/react-timeline/',
  '/joy-ui/react-card/',
  '/joy-ui/react-select/',
  '/x/react-charts/',
  '/x/react-data-grid/',
];
const CALLOUTS = '/experiments/docs/callouts/';

/** Distance in px from the inline start of the window to the text of an element. */
function textStart(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    return document.documentElement.dir === 'rtl' ? innerWidth - box.right : box.left;
  });
}

/** Style that makes two fields look alike. */
function look(element: Locator): Promise<Record<string, string>> {
  return element.evaluate((node) => {
    const { height, borderColor, borderWidth, borderRadius, fontSize, backgroundColor } =
      getComputedStyle(node);
    return { height, borderColor, borderWidth, borderRadius, fontSize, backgroundColor };
  });
}

/** Computed color of a custom property. */
function colorOf(page: Page, property: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, property);
}

for (const width of [1200, 1440]) {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`the content is 32 px from the sidebar at ${width} px, ${direction}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await storeSettings(page, { direction });
      await page.goto(PAGE);
      const title = await textStart(page.getByRole('heading', { level: 1 }));
      // The sidebar is 300 px wide.
      expect(title).toBeGreaterThanOrEqual(332);
      const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
      const home = await textStart(breadcrumbs.getByRole('link').first());
      expect(Math.abs(home - title)).toBeLessThanOrEqual(1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the link below a page starts where its text does, ${direction}`, async ({ page }) => {
    await storeSettings(page, { direction });
    for (const width of [360, 1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(PAGE);
      const title = await textStart(page.getByRole('heading', { level: 1 }));
      const icon = page.getByRole('link', { name: 'Edit this page' }).locator('path');
      const box = (await icon.boundingBox())!;
      const start = direction === 'rtl' ? width - box.x - box.width : box.x;
      expect(Math.abs(start - title), `${width} px`).toBeLessThanOrEqual(1);
    }
  });
}

test('the links below the title are complete on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const route of [PAGE, '/joy-ui/react-select/']) {
    await page.goto(route);
    const list = page.getByRole('list', { name: 'Component links' });
    const cut = await list.evaluate((element) => {
      const { left, right } = element.parentElement!.getBoundingClientRect();
      return [...element.querySelectorAll('a')]
        .filter((link) => {
          const box = link.getBoundingClientRect();
          return box.left < left - 0.5 || box.right > right + 0.5;
        })
        .map(({ textContent }) => textContent);
    });
    expect(cut, route).toEqual([]);
    await expect(page.getByText('Copy page', { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('the filter of the sidebar looks like the search button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE);
  const search = await look(page.getByRole('button', { name: 'Search', exact: true }));
  expect(await look(page.getByRole('searchbox', { name: 'Filter pages' }))).toEqual(search);
});

for (const mode of ['light', 'dark'] as const) {
  test(`callouts have the colors of the palette in ${mode} mode`, async ({ page }) => {
    await storeSettings(page, { mode });
    await page.goto(CALLOUTS);
    for (const [kind, color] of [
      ['tip', 'success'],
      ['info', 'info'],
      ['warning', 'warning'],
      ['danger', 'error'],
    ]) {
      const callout = page.locator(`.theme-admonition-${kind}`).first();
      const surface = await colorOf(page, `--site-${color}-surface`);
      const border = await colorOf(page, `--site-${color}-border`);
      await expect(callout).toHaveCSS('background-color', surface);
      await expect(callout).toHaveCSS('border-left-color', border);
    }
  });
}

for (const { basePath } of archivesOf(PRODUCTS)) {
  test(`the version banner of ${basePath} is above everything else on a page`, async ({ page }) => {
    await page.goto(`${basePath}/react-button/`);
    const banner = page.getByRole('note', { name: 'About this version' });
    await expect(banner).toBeVisible();
    const bottom = await banner.evaluate((node) => node.getBoundingClientRect().bottom);
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(await breadcrumbs.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(
      bottom,
    );
  });
}

for (const { width, height, limit } of [
  { width: 1440, height: 900, limit: 450 },
  { width: 360, height: 780, limit: 700 },
]) {
  test(`the first demo of a component starts within ${limit} px at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const late: string[] = [];
    for (const route of STARTS_WITH_DEMO) {
      await page.goto(route);
      // Joy UI's pages start with a playground.
      const frame = page.locator('[data-playground], [aria-label^="Demo "]').first();
      const { y } = (await frame.boundingBox())!;
      if (y > limit) {
        late.push(`${route}: ${Math.round(y)} px`);
      }
    }
    expect(late).toEqual([]);
  });
}
