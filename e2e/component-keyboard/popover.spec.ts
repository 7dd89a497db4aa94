import { expect, test } from '@playwright/test';

test('a popover reacts to the keys that its page lists', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=popover/BasicPopover');
  const opener = page.getByRole('button', { name: 'Withdraw seeds' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: 'Withdrawal' });
  await expect(popover).toBeFocused();
  const first = popover.getByRole('button', { name: 'Withdraw' });
  const last = popover.getByRole('button', { name: 'Keep' });
  for (const [key, focused] of [
    ['Tab', first],
    ['Tab', last],
    ['Tab', first],
    ['Shift+Tab', last],
    ['Shift+Tab', first],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused, key).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(opener).toBeFocused();
});
