import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/tooltip/tooltip.mdx';

test(
  'Tab shows a Joy UI tooltip and hides the previous one',
  forRows(PAGE, 'Tab'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=tooltip/AccessibilityTooltip');
    const print = page.getByRole('button', { name: 'Print invoice' });
    await expect(async () => {
      await print.blur();
      await print.focus();
      await expect(page.getByRole('tooltip')).toHaveText('Print invoice', { timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Tab');
    const send = page.getByRole('button', { name: 'Send invoice' });
    await expect(send).toBeFocused();
    await expect(page.getByText('The customer receives an email.')).toBeVisible();
    await expect(page.getByText('Print invoice')).toHaveCount(0);
    await expect(send).toHaveAccessibleDescription('The customer receives an email.');
  },
);

test(
  'Escape hides a Joy UI tooltip and keeps the focus',
  forRows(PAGE, 'Escape'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=tooltip/AccessibilityTooltip');
    const print = page.getByRole('button', { name: 'Print invoice' });
    const tooltip = page.getByRole('tooltip');
    await expect(async () => {
      await print.blur();
      await print.focus();
      await expect(tooltip).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(print).toBeFocused();
  },
);
