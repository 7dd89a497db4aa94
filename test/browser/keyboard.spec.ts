import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated, whenHydrated } from './support/hydration';
import { neighbor } from './support/neighbors';
import { sidewaysOverflow } from './support/overflow';
import { DESKTOP, PHONE } from './support/window-sizes';

const PAGE = '/material-ui/react-alert/';

function list(page: Page) {
  return page.getByRole('dialog', { name: 'Keyboard shortcuts' });
}

function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

test(
  '? opens the list of shortcuts, which fits a phone and returns the focus',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, PAGE);
    const link = page.getByRole('article').getByRole('link', { name: 'Dialog' }).first();
    await link.focus();
    await page.keyboard.press('?');
    await expect(list(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(list(page).getByRole('row', { name: 'Go to the previous page [' })).toBeVisible();
    await expect(list(page).getByRole('row', { name: 'Go to the next page ]' })).toBeVisible();
    const search = list(page).getByRole('row', { name: /^Search/ });
    await expect(search.locator('kbd')).toHaveText(['/', 'Ctrl', 'K']);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await expect(list(page)).toBeInViewport({ ratio: 1 });
      expect(await sidewaysOverflow(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  },
);

test(
  '[ and ] open the previous and the next page of the sidebar',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, PAGE);
    const { heading: first } = await neighbor(page, 'Next');
    await page.keyboard.press(']');
    await expect(first).toBeVisible();
    const { heading: second } = await neighbor(page, 'Next');
    await page.keyboard.press(']');
    await expect(second).toBeVisible();
    await page.keyboard.press('[');
    await expect(first).toBeVisible();
    await page.keyboard.press('[');
    await expect(title(page, 'Alert')).toBeVisible();
  },
);

test('ignores shortcuts while the reader types', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, PAGE);
  const filter = page.getByRole('searchbox', { name: /filter/i });
  await filter.focus();
  await page.keyboard.type('?[]/');
  await expect(filter).toHaveValue('?[]/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
});

test('single-key shortcuts can be turned off; the settings still open the list', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await panel.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await whenHydrated(page);
  for (const key of ['?', '[', ']', '/']) {
    await page.keyboard.press(key);
  }
  // This navigation follows the keys. A page that a key opened would show up before it.
  await page.getByRole('article').getByRole('link', { name: 'Dialog' }).first().click();
  await expect(title(page, 'Dialog')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Alert')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Ctrl+K is not a single key.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Settings' }).click();
  await panel.getByRole('button', { name: 'Show all shortcuts' }).click();
  await expect(list(page)).toContainText('Single-key shortcuts are turned off');
});
