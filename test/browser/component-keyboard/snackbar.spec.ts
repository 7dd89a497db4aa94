import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/snackbar/snackbar.mdx';

// The demo has no timer and ignores `clickaway`, so only the reason `escapeKeyDown` closes it.
for (const place of ['outside', 'inside']) {
  test(
    `Escape closes a snackbar while the focus is ${place} of it`,
    forRows(PAGE, 'Escape'),
    async ({ page }) => {
      await page.goto('/demo/material-ui/?demo=snackbar/SimpleSnackbar');
      await page.getByRole('button', { name: 'Hold order 2184' }).click();
      const alert = page.getByRole('alert').filter({ hasText: 'Order 2184 is on hold' });
      await expect(alert).toBeVisible();
      const opener = page.getByRole('button', { name: 'Order 2184: on hold' });
      await (place === 'inside' ? alert.getByRole('button', { name: 'Undo' }) : opener).focus();
      await page.keyboard.press('Escape');
      await expect(alert).toHaveCount(0);
      await expect(opener).toBeVisible();
    },
  );
}

test('Tab reaches the buttons of a snackbar', forRows(PAGE, 'Tab'), async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=snackbar/LongTextSnackbar');
  await page.getByRole('button', { name: 'Reserve 12 crates of apples' }).focus();
  await page.keyboard.press('Enter');
  const cancel = page.getByRole('button', { name: 'Cancel all' });
  await expect(cancel).toBeVisible();
  await expectFocus(page, ['Tab', cancel], ['Tab', page.getByRole('button', { name: 'Got it' })]);
});
