import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/checkbox/checkbox.mdx';

test(
  'Space toggles a checkbox, and Tab moves to the next one',
  forRows(PAGE, 'Space', 'Tab'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=checkbox/IndeterminateCheckbox');
    const all = page.getByRole('checkbox', { name: 'Export all' });
    const orders = page.getByRole('checkbox', { name: 'Orders' });
    const invoices = page.getByRole('checkbox', { name: 'Invoices' });
    await expect(orders).toBeChecked();
    await orders.focus();
    await page.keyboard.press('Tab');
    await expect(invoices).toBeFocused();
    await page.keyboard.press('Space');
    await expect(invoices).toBeChecked();
    await page.keyboard.press('Shift+Tab');
    await expect(orders).toBeFocused();
    await page.keyboard.press('Space');
    await expect(orders).not.toBeChecked();
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
  },
);

test('Space on a partly selected checkbox selects all, then none', async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=checkbox/IndeterminateCheckbox');
  const all = page.getByRole('checkbox', { name: 'Export all' });
  const users = page.getByRole('checkbox', { name: 'Users' });
  await expect(all).toHaveAttribute('aria-checked', 'mixed');
  await all.focus();
  await page.keyboard.press('Space');
  await expect(users).toBeChecked();
  await page.keyboard.press('Space');
  await expect(users).not.toBeChecked();
});
