import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/modal/modal.mdx';

const OVERLAYS = [
  {
    file: PAGE,
    demo: 'modal/BasicModal',
    opener: 'Release seats',
    name: 'Release seats',
    buttons: ['Put on sale', 'Hold'],
  },
  {
    file: 'docs-material/components/popover/popover.mdx',
    demo: 'popover/BasicPopover',
    opener: 'Withdraw seeds',
    name: 'Withdrawal',
    buttons: ['Withdraw', 'Keep'],
  },
] as const;

for (const { file, demo, opener: openerName, name, buttons } of OVERLAYS) {
  test(
    `${demo} reacts to the keys that its page lists`,
    forRows(file, 'Escape', 'Tab', 'Shift+Tab'),
    async ({ page }) => {
      await page.goto(`/demo/material-ui/?demo=${demo}`);
      const opener = page.getByRole('button', { name: openerName });
      await opener.focus();
      await page.keyboard.press('Enter');
      const overlay = page.getByRole('dialog', { name });
      await expect(overlay).toBeFocused();
      const first = overlay.getByRole('button', { name: buttons[0] });
      const last = overlay.getByRole('button', { name: buttons[1] });
      await expectFocus(
        page,
        ['Tab', first],
        ['Tab', last],
        ['Tab', first],
        ['Shift+Tab', last],
        ['Shift+Tab', first],
      );
      await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );
}

test(
  'Escape closes the topmost of two nested modals',
  forRows(PAGE, 'Escape'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=modal/NestedModal');
    await page.getByRole('button', { name: 'Order 5518' }).click();
    const order = page.getByRole('dialog', { name: 'Order 5518' });
    await expect(order).toBeFocused();
    const refund = order.getByRole('button', { name: 'Refund' });
    await refund.click();
    await expect(page.getByRole('dialog', { name: 'Refund' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(refund).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(order).toBeHidden();
  },
);
