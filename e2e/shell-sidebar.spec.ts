import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { DESKTOP, PHONE, TABLET } from './support/window-sizes';

const PAGE = '/material-ui/react-button/';
const FLAGS = '/experiments/docs/flags/new-feature/';

const sidebar = (page: Page, product = 'Material UI') =>
  page.getByRole('navigation', { name: `${product} documentation` });
const group = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name, exact: true });

function scrollTop(page: Page): Promise<number> {
  return sidebar(page).evaluate((nav) => nav.scrollTop);
}

test.describe('the sidebar', () => {
  // Low enough that the tree does not fit.
  test.use({ viewport: { width: DESKTOP.width, height: 600 } });

  for (const [path, product] of [
    [PAGE, 'Material UI'],
    ['/material-ui/api/button/', 'Material UI'],
    ['/joy-ui/react-card/', 'Joy UI'],
    ['/docs-infra/writing-demos/', 'Docs-infra'],
    [FLAGS, 'Docs-infra'],
  ] as const) {
    test(`shows the reader's place on ${path}, and no other`, async ({ page }) => {
      await openHydrated(page, path);
      const active = sidebar(page, product).locator('[aria-current="page"]');
      await expect(active).toHaveCount(1);
      await expect(active).toHaveAttribute('href', path);
      await expect(active).toBeInViewport({ ratio: 1 });
    });
  }

  test('opens and closes a group by a press, and leaves the page alone', async ({ page }) => {
    await openHydrated(page, PAGE);
    await group(page, 'Getting started').click();
    await expect(group(page, 'Getting started')).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).getByRole('link', { name: 'Installation' })).toBeVisible();
    await group(page, 'Getting started').press('Enter');
    await expect(group(page, 'Getting started')).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page).getByRole('link', { name: 'Installation' })).toHaveCount(0);
    await expect(page).toHaveURL(PAGE);
  });

  test('keeps its groups and its place across pages, and when one is loaded anew', async ({
    page,
  }) => {
    await openHydrated(page, PAGE);
    await group(page, 'Component API').click();
    const next = sidebar(page).locator('a[href="/material-ui/react-select/"]');
    await next.evaluate((link) => link.closest('nav')?.scrollTo({ top: 150 }));
    await next.click();
    await expect(page).toHaveURL('/material-ui/react-select/');
    await expect(next).toHaveAttribute('aria-current', 'page');
    expect(await scrollTop(page)).toBe(150);
    await expect(group(page, 'Component API')).toHaveAttribute('aria-expanded', 'true');

    await openHydrated(page, '/material-ui/react-select/');
    await expect(group(page, 'Component API')).toHaveAttribute('aria-expanded', 'true');
    expect(await scrollTop(page)).toBe(150);
  });

  test('brings a place out of its view into it', async ({ page }) => {
    await openHydrated(page, PAGE);
    await sidebar(page).evaluate((nav) => nav.scrollTo({ top: 0 }));
    await openHydrated(page, '/material-ui/react-grid/');
    const active = sidebar(page).locator('[aria-current="page"]');
    await expect(active).toBeInViewport({ ratio: 1 });
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });

  test('narrows to what the filter says, in titles and group names', async ({ page }) => {
    await openHydrated(page, PAGE);
    const filter = page.getByRole('searchbox', { name: 'Filter the pages' });
    const links = sidebar(page).getByRole('link');
    const all = await links.count();

    await filter.fill('toolt');
    await expect(links).toHaveText(['Tooltip', 'Tooltip']);
    await expect(page.getByRole('status').filter({ hasText: '2 pages match' })).toBeAttached();
    await filter.fill('feedback');
    await expect(links).toHaveText(['Alert', 'Dialog']);
    await filter.fill('no such page');
    await expect(links).toHaveCount(0);
    await expect(page.getByText('No page matches')).toBeVisible();

    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(filter).toBeFocused();
    await expect(links).toHaveCount(all);
  });

  test('draws every mark of a page, and an icon', async ({ page }) => {
    await openHydrated(page, FLAGS);
    const tree = sidebar(page, 'Docs-infra');
    await tree.getByRole('button', { name: 'A group in the group' }).click();
    for (const name of [
      'Pro plan Pro plan',
      'APageWhoseLongTitleNeedsTwoLines Premium plan',
      'New feature New',
      'Planned feature Planned',
      'Unstable feature Preview',
      'Beta feature Beta',
      'Legacy feature Legacy',
      'Deprecated feature Deprecated',
    ]) {
      await expect(tree.getByRole('link', { name, exact: true })).toBeVisible();
    }
    const external = tree.getByRole('link', { name: 'Another site (opens in a new tab)' });
    await expect(external.locator('svg')).toHaveCount(2);
    await expect(external).toHaveAttribute('target', '_blank');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [PHONE, TABLET]) {
    test(`the way to the sidebar is a link at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(PAGE);
      await page.getByRole('link', { name: 'Main navigation' }).click();
      const link = sidebar(page).getByRole('link', { name: 'Select', exact: true });
      await expect(link).toBeInViewport();
      await link.click();
      await expect(page).toHaveURL('/material-ui/react-select/');
      // A group is a link to its first page.
      await page.getByRole('link', { name: 'Main navigation' }).click();
      await group(page, 'Getting started').click();
      await expect(page).toHaveURL('/material-ui/getting-started/');
    });
  }

  test('the sidebar stands beside the page on a desktop', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PAGE);
    await expect(page.getByRole('link', { name: 'Main navigation' })).toBeHidden();
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
  });
});
