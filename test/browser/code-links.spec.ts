import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/hydration';

const BUTTON = '/material-ui/react-button/';

function previewLink(page: Page, demo: string, api: string): Locator {
  return page.locator(`#${demo} [data-code] pre:not([hidden]) a[data-api="${api}"]`).first();
}

test(
  'names in a preview show a hint on hover and link to their rows',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, BUTTON);
    const link = previewLink(page, 'BasicButtons', 'Button.variant');
    const hint = page.getByRole('tooltip');
    await expect(hint).toHaveCount(0);
    await link.hover();
    await expect(hint).toContainText('Button.variant');
    await expect(hint).toContainText("'text' | 'outlined' | 'contained'");
    await expect(hint).toContainText('The variant to use.');

    await link.click();
    await expect(page).toHaveURL(/\/material-ui\/api\/button\/#button-prop-variant$/);
    await expect(page.locator('#button-prop-variant')).toBeInViewport();
  },
);

test('the links of a code block share one tab stop, and arrow keys move between them', async ({
  page,
}) => {
  await openHydrated(page, BUTTON);
  const first = page.locator('#BasicButtons [data-code] a[data-api]').first();
  await page.locator('#BasicButtons [data-code] pre').first().focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  const hint = page.getByRole('tooltip');
  await expect(hint).toContainText('Button');
  await expect(first).toHaveAccessibleDescription(/Button/);
  await page.keyboard.press('ArrowRight');
  await expect(first).not.toBeFocused();
  await expect(page.locator('#BasicButtons a[data-api]:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator('#BasicButtons a[data-api]:focus')).toHaveCount(0);
  await expect(hint).toBeHidden();
});
