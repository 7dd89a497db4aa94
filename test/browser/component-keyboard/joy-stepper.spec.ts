import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/stepper/stepper.mdx';

for (const key of ['Enter', 'Space']) {
  test(
    `${key} goes to a step of a stepper`,
    forRows(PAGE, 'Tab', 'Enter, Space'),
    async ({ page }) => {
      await page.goto('/demo/joy-ui/?demo=stepper/ButtonStepper');
      const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
      const first = page.getByRole('button', { name: 'Order' });
      // Has no effect until the demo is interactive.
      await expect(async () => {
        await first.press(key);
        await expect(step('Order')).toHaveAttribute('aria-current', 'step', { timeout: 1000 });
      }).toPass();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Reason' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Refund' })).toBeFocused();
      await page.keyboard.press(key);
      await expect(step('Refund')).toHaveAttribute('aria-current', 'step');
      await expect(step('Order')).not.toHaveAttribute('aria-current');
    },
  );
}
