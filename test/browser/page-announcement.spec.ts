import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { scrollY, scrollTo } from './support/scroll-position';
import { DESKTOP, PHONE } from './support/window-sizes';

const PAGE = '/material-ui/react-button/';

const announcer = (page: Page) => page.locator('body > [aria-live]');

/** Waits until a page is announced and its heading is focused. */
async function expectAnnounced(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
  await expect(announcer(page)).toHaveText(`${name} | Material UI`);
}

test('the first page keeps the focus of the browser', async ({ page }) => {
  await openHydrated(page, PAGE);
  await expect(announcer(page)).toBeEmpty();
  await expect(page.locator('body')).toBeFocused();
});

test('a link of the text announces its page, and Tab continues there', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, PAGE);
  const link = page.getByRole('article').getByRole('link', { name: 'Select', exact: true }).first();
  await link.focus();
  await link.press('Enter');
  await expectAnnounced(page, 'Select');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').locator(':focus')).toHaveCount(1);
});

test('a link of the sidebar and Back announce their pages', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, PAGE);
  await scrollTo(page, 900);
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollY)).toBe(900);
  await page.locator('aside').getByRole('link', { name: 'Alert', exact: true }).click();
  await expectAnnounced(page, 'Alert');
  await page.goBack();
  await expectAnnounced(page, 'Button');
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('a link of the drawer announces its page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, PAGE);
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'Alert', exact: true }).click();
  await expect(drawer).toHaveCount(0);
  await expectAnnounced(page, 'Alert');
});

test('Enter on a search result announces its page', async ({ page }) => {
  await openHydrated(page, PAGE);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('alert');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('href', '/material-ui/react-alert/', { timeout: 20_000 });
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Alert');
});

test("a link to another page's section focuses the section", async ({ page }) => {
  await openHydrated(page, '/material-ui/react-button-group/');
  const hash = '#loading-button';
  await page.getByRole('article').locator(`a[href="${PAGE}${hash}"]`).first().click();
  await expect(page.locator(hash)).toBeFocused();
  await expect(page.locator(hash)).toBeInViewport();
  await expect(announcer(page)).toHaveText('Button | Material UI');
});
