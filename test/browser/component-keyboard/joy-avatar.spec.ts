import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/avatar/avatar.mdx';

for (const key of ['Enter', 'Space']) {
  test(
    `${key} activates an avatar that is a button`,
    forRows(PAGE, 'Enter, Space'),
    async ({ page }) => {
      await page.goto('/demo/joy-ui/?demo=avatar/EllipsisAvatarAction');
      const button = page.getByRole('button', { name: 'All readers' });
      // The click shows that the demo is interactive.
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.focus();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('img', { name: 'Chloe' })).toHaveCount(0);
    },
  );
}
