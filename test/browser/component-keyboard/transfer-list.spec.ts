import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/transfer-list/transfer-list.mdx';

test(
  'entries move between two lists by keyboard',
  forRows(PAGE, 'Tab', 'Shift Tab', 'Space', 'Enter'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=transfer-list/TransferList');
    const museum = page.getByRole('list', { name: 'In the museum' });
    const loan = page.getByRole('list', { name: 'On loan' });
    const lamp = museum.getByRole('checkbox', { name: 'Bronze oil lamp' });
    const tile = museum.getByRole('checkbox', { name: 'Glazed tile with heron' });
    await lamp.focus();
    await page.keyboard.press('Space');
    await expect(lamp).toBeChecked();
    await expectFocus(page, ['Tab', tile], ['Space', tile], ['Space', tile]);
    await expect(tile).not.toBeChecked();
    await expectFocus(page, ['Shift+Tab', lamp]);

    const lend = page.getByRole('button', { name: 'Lend', exact: true });
    const last = museum.getByRole('checkbox').last();
    await last.focus();
    await expectFocus(page, ['Tab', lend], ['Shift+Tab', last], ['Tab', lend]);
    await page.keyboard.press('Enter');
    await expect(loan.getByRole('checkbox', { name: 'Bronze oil lamp' })).toBeVisible();
    await expect(page.getByText('Moved to the loan: 1')).toBeVisible();
    await expect(lend).toBeFocused();

    await page.getByRole('button', { name: 'Return all' }).focus();
    await page.keyboard.press('Space');
    await expect(loan.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByText('Moved to the museum: 2')).toBeVisible();
  },
);

test('the focus goes to the head of the list after a move', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=transfer-list/SelectAllTransferList');
  const head = page.getByRole('checkbox', { name: /^Collection:/ });
  await head.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Add to the loan' }).focus();
  await page.keyboard.press('Enter');
  await expect(head).toBeFocused();
  await expect(page.getByText('Added to the loan: 5')).toBeVisible();
});
