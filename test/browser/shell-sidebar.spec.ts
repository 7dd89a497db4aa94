import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { DESKTOP, PHONE } from './support/window-sizes';

const PAGE = '/material-ui/react-button/';
const FLAGS = '/experiments/docs/first-level-child-4/';

const sidebar = (page: Page, product = 'Material UI') =>
  page.getByRole('navigation', { name: `${product} documentation` });
const group = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name, exact: true });

function scrollTop(page: Page): Promise<number> {
  return sidebar(page).evaluate((nav) => nav.scrollTop);
}

test.describe('the sidebar', () => {
  // The tree is higher than this window.
  test.use({ viewport: { width: DESKTOP.width, height: 600 } });

  test(
    'keeps open groups and its scroll position across pages and reloads',
    { tag: '@commit' },
    async ({ page }) => {
      await openHydrated(page, PAGE);
      const start = group(page, 'Getting started');
      await start.click();
      await expect(start).toHaveAttribute('aria-expanded', 'true');
      await expect(sidebar(page).getByRole('link', { name: 'Installation' })).toBeVisible();
      await start.press('Enter');
      await expect(start).toHaveAttribute('aria-expanded', 'false');
      await expect(sidebar(page).getByRole('link', { name: 'Installation' })).toHaveCount(0);
      await expect(page).toHaveURL(PAGE);

      await group(page, 'Component API').click();
      const next = sidebar(page).locator('a[href="/material-ui/react-select/"]');
      await next.evaluate((link) => link.closest('nav')?.scrollTo({ top: 150 }));
      await next.click();
      await expect(page).toHaveURL('/material-ui/react-select/');
      await expect(next).toHaveAttribute('aria-current', 'page');
      await expect.poll(() => scrollTop(page)).toBe(150);
      await expect(group(page, 'Component API')).toHaveAttribute('aria-expanded', 'true');

      await openHydrated(page, '/material-ui/react-select/');
      await expect(group(page, 'Component API')).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(() => scrollTop(page)).toBe(150);
    },
  );

  test('closes the group of the previous page, and keeps one that the reader opened', async ({
    page,
  }) => {
    // The last page of its group.
    await openHydrated(page, '/material-ui/getting-started/support/');
    const links = sidebar(page).getByRole('link');
    await group(page, 'Customization').click();
    await expect(group(page, 'Getting started')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(']');
    await expect(group(page, 'Components')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Getting started')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'Customization')).toHaveAttribute('aria-expanded', 'true');
    const there = await links.count();
    await page.keyboard.press('[');
    await expect(group(page, 'Getting started')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(']');
    await expect(links).toHaveCount(there);
  });

  test('scrolls the current page into view', async ({ page }) => {
    await openHydrated(page, PAGE);
    await sidebar(page).evaluate((nav) => nav.scrollTo({ top: 0 }));
    await openHydrated(page, '/material-ui/react-grid/');
    const active = sidebar(page).locator('[aria-current="page"]');
    await expect(active).toBeInViewport({ ratio: 1 });
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });

  test('filters by page titles and group names', async ({ page }) => {
    await openHydrated(page, PAGE);
    const filter = page.getByRole('searchbox', { name: 'Filter pages' });
    const links = sidebar(page).getByRole('link');
    const all = await links.count();

    await filter.fill('toolt');
    await expect(links).toHaveText(['Tooltip', 'Tooltip']);
    await expect(page.getByRole('status').filter({ hasText: '2 pages match' })).toBeAttached();
    await filter.fill('feedback');
    await expect(links).toHaveText([
      'Alert',
      'Backdrop',
      'Dialog',
      'Progress',
      'Skeleton',
      'Snackbar',
    ]);
    await filter.fill('nothing matches');
    await expect(links).toHaveCount(0);
    await expect(page.getByText('No pages match')).toBeVisible();

    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(filter).toBeFocused();
    await expect(links).toHaveCount(all);
  });

  test('shows the labels and icons of pages', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link jumps to the sidebar on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
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

  test('the sidebar is next to the page on a desktop', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PAGE);
    await expect(page.getByRole('link', { name: 'Main navigation' })).toBeHidden();
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
  });
});
