import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';

test('Escape closes a Joy UI snackbar from outside of it', async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=snackbar/SnackbarCloseReason');
  const opener = page.getByRole('button', { name: 'Send message' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'Message sent' });
  await expect(alert).toBeVisible();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);
  await expect(page.getByText('Last reason: escapeKeyDown')).toBeVisible();
});

test('Tab reaches the button of a Joy UI snackbar', async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=snackbar/SnackbarWithDecorators');
  const opener = page.getByRole('button', { name: /^Delete one of/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expectFocus(page, ['Tab', undo], ['Shift+Tab', opener]);
});
