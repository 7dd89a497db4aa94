import { expect, test } from '@playwright/test';

test("the arrow keys, Home and End move between the buttons of a chart's toolbar", async ({
  page,
}) => {
  await page.goto('/demo/x/?demo=charts/toolbar/ExportToolbar');
  const csv = page.getByRole('button', { name: 'Download CSV' });
  const json = page.getByRole('button', { name: 'Download JSON' });
  // No button is in the tab order until the toolbar is interactive.
  await expect(csv).toHaveAttribute('tabindex', '0');
  await csv.focus();
  for (const [key, button] of [
    ['ArrowRight', json],
    ['ArrowRight', csv],
    ['ArrowLeft', json],
    ['Home', csv],
    ['End', json],
  ] as const) {
    await page.keyboard.press(key);
    await expect(button, key).toBeFocused();
  }
});

test("a button of a chart's toolbar downloads the values and reports it", async ({ page }) => {
  await page.goto('/demo/x/?demo=charts/toolbar/ExportToolbar');
  const csv = page.getByRole('button', { name: 'Download CSV' });
  await expect(csv).toHaveAttribute('tabindex', '0');
  const started = page.waitForEvent('download');
  await csv.focus();
  await page.keyboard.press('Enter');
  expect((await started).suggestedFilename()).toBe('orders.csv');
  await expect(page.getByRole('status').filter({ hasText: 'Downloaded orders.csv' })).toBeVisible();
});
