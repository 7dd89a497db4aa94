import { expect, test } from '@playwright/test';
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
