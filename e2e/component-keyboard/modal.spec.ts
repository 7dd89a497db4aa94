import { expect, test } from '@playwright/test';

test('a modal reacts to the keys that its page lists', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=modal/BasicModal');
  const opener = page.getByRole('button', { name: 'Release seats' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Release seats' });
  await expect(modal).toBeFocused();
  const first = modal.getByRole('button', { name: 'Put on sale' });
  const last = modal.getByRole('button', { name: 'Hold' });
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
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});
