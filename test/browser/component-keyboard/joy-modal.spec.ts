import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/modal/modal.mdx';

test(
  'a Joy UI dialog keeps the focus inside, and Escape returns it',
  forRows(PAGE, 'Escape', 'Tab', 'Shift+Tab'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=modal/AlertDialogModal');
    const opener = page.getByRole('button', { name: 'Delete invoice' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Delete invoice 1042?' });
    await expect(dialog).toBeFocused();
    const first = dialog.getByRole('button', { name: 'Delete' });
    const last = dialog.getByRole('button', { name: 'Cancel' });
    await expectFocus(
      page,
      ['Tab', first],
      ['Tab', last],
      ['Tab', first],
      ['Shift+Tab', last],
      ['Shift+Tab', first],
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'Escape closes the topmost of two nested Joy UI modals',
  forRows(PAGE, 'Escape'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=modal/NestedModals');
    const opener = page.getByRole('button', { name: 'Show order' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const order = page.getByRole('dialog', { name: 'Order 5518' });
    await expect(order).toBeFocused();
    const refund = order.getByRole('button', { name: 'Refund' });
    await refund.focus();
    await page.keyboard.press('Enter');
    const inner = page.getByRole('dialog', { name: 'Refund' });
    await expect(inner).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inner).toBeHidden();
    await expect(refund).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(order).toBeHidden();
    await expect(opener).toBeFocused();
  },
);
