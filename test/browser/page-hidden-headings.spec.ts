import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { DESKTOP, PHONE } from './support/window-sizes';

const PAGE = '/experiments/docs/custom-components/';

/** Headings that are hidden when the page opens without a hash. */
const HEADINGS = [
  { name: 'The brake', hash: '#the-brake', where: 'in details' },
  { name: 'Water mill', hash: '#water-mill', where: 'in a tab' },
  { name: 'Ice on the wheel', hash: '#ice-on-the-wheel', where: 'in details in a tab' },
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const contents = (page: Page) => page.getByRole('navigation', { name: 'Page table of contents' });

for (const { name, hash, where } of HEADINGS) {
  test(`a link to a heading ${where} opens it when the page loads`, async ({ page }) => {
    await openHydrated(page, PAGE + hash);
    await expect(heading(page, name)).toBeInViewport();
  });
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`the table of contents leads to headings that are hidden, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, PAGE);
    const follow = async (name: string) => {
      if (viewport === PHONE) {
        await contents(page).getByText('On this page').click();
      }
      await contents(page).getByRole('link', { name, exact: true }).click();
      await expect(heading(page, name)).toBeInViewport();
    };
    await expect(heading(page, 'The brake')).toBeHidden();
    await follow('The brake');
    await expect(heading(page, 'Water mill')).toBeHidden();
    await follow('Water mill');
    await expect(page.getByRole('tab', { name: 'Water' })).toHaveAttribute('aria-selected', 'true');
    await follow('Wind mill');
    await expect(heading(page, 'Water mill')).toBeHidden();
    // Also a second time, after the reader closed it.
    await page.getByText('How the mill is stopped').click();
    await expect(heading(page, 'The brake')).toBeHidden();
    await follow('The brake');
  });
}

test('Back and Forward open what headings are in', async ({ page }) => {
  await openHydrated(page, PAGE);
  await page.evaluate(() => {
    window.location.hash = '#water-mill';
  });
  await expect(heading(page, 'Water mill')).toBeInViewport();
  await page.keyboard.press(']');
  await expect(page).not.toHaveURL(new RegExp(PAGE));
  await expect(heading(page, 'Water mill')).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Water mill')).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Water' })).toHaveAttribute('aria-selected', 'true');
});
