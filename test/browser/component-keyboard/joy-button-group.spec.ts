import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/button-group/button-group.mdx';

test(
  'Tab moves through a button group, and the keys open its menu',
  forRows(PAGE, 'Tab', 'Enter, Space'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=button-group/SplitButton');
    const action = page.getByRole('button', { name: 'Send' });
    const menuButton = page.getByRole('button', { name: 'Other actions' });
    // The button gets this attribute once the demo is interactive.
    await expect(menuButton).toHaveAttribute('aria-controls');
    await action.focus();
    await page.keyboard.press('Tab');
    await expect(menuButton).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(menuButton).toBeFocused();
    }
  },
);
