import { expect, test } from '@playwright/test';
import { openHydrated, readyDemo } from '../support/hydration';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/link/link.mdx';

test(
  'Tab moves between Joy UI links, and Enter follows one',
  forRows(PAGE, 'Tab', 'Enter'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=link/LinkUnderline');
    const last = page.getByRole('link', { name: 'none' });
    // Gets the class once the component reacts to the focus.
    await expect(async () => {
      await page.getByRole('link', { name: 'hover' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(last).toHaveClass(/Mui-focusVisible/, { timeout: 1000 });
    }).toPass();
    await expect(last).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#underline$/);
  },
);

for (const key of ['Enter', 'Space']) {
  test(`${key} activates a Joy UI link that is a button`, forRows(PAGE, key), async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=table/TableSortAndSelection');
    const header = page.getByRole('columnheader', { name: 'Total' });
    const button = header.getByRole('button');
    // The click shows that the demo is interactive.
    await button.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await button.focus();
    await page.keyboard.press(key);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  });
}

test('Space on a Joy UI link scrolls the page', forRows(PAGE, 'Space'), async ({ page }) => {
  // The page of a demo doesn't scroll. Without an animation, the focus has moved the page already.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/joy-ui/react-link/');
  const link = (await readyDemo(page, 'LinkUnderline')).getByRole('link').first();
  await link.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await expect(page).toHaveURL(/react-link\/$/);
});
