import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/breadcrumbs/breadcrumbs.mdx';

for (const key of ['Enter', 'Space']) {
  test(
    `${key} shows the hidden levels of breadcrumbs`,
    forRows(PAGE, 'Tab', key),
    async ({ page }) => {
      await page.goto('/demo/joy-ui/?demo=breadcrumbs/CondensedBreadcrumbs');
      const button = page.getByRole('button', { name: 'Show all pages' });
      const link = (name: string) => page.getByRole('link', { name });
      await link('Home').focus();
      await expectFocus(page, ['Tab', button]);
      // Has no effect until the demo is interactive.
      await expect(async () => {
        await button.press(key, { timeout: 1000 });
        await expect(link('Customers')).toBeFocused({ timeout: 1000 });
      }).toPass();
      await expect(button).toBeHidden();
      await expectFocus(page, ['Tab', link('Europe')]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#condensed-breadcrumbs$/);
    },
  );
}
