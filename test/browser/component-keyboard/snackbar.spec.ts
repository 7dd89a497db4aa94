import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';

test('Escape closes a snackbar from outside of it', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=snackbar/SimpleSnackbar');
  await page.getByRole('button', { name: 'Hold order 2184' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Order 2184 is on hold' });
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);
});

test('Tab reaches the buttons of a snackbar', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=snackbar/LongTextSnackbar');
  await page.getByRole('button', { name: 'Reserve 12 crates of apples' }).focus();
  await page.keyboard.press('Enter');
  const cancel = page.getByRole('button', { name: 'Cancel all' });
  await expect(cancel).toBeVisible();
  await expectFocus(page, ['Tab', cancel], ['Tab', page.getByRole('button', { name: 'Got it' })]);
});
