import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chartNamed } from '../support/chart';

/**
 * Opens a demo of a chart with support tickets.
 *
 * @returns The rounded height in pixels of the first bar of a series; 0 if the series is hidden.
 */
async function openTickets(page: Page, demo: string, title: string) {
  await page.goto(`/demo/x/?demo=charts/legend/${demo}`);
  const chart = chartNamed(page, title);
  await expect(chart.locator('[data-series="open"] rect').first()).toBeVisible();
  return async (series: string) => {
    const bar = chart.locator(`[data-series="${series}"] rect`).first();
    return Math.round(Number(await bar.getAttribute('height')));
  };
}

for (const key of ['Enter', 'Space']) {
  test(`${key} on an item of a chart's legend hides and shows its series`, async ({ page }) => {
    const heightOf = await openTickets(page, 'ToggleSeries', 'Support tickets by week');
    await expect.poll(() => heightOf('closed')).toBeGreaterThan(0);
    expect(await heightOf('waiting')).toBe(0);
    await page.getByRole('button', { name: 'Waiting' }).focus();
    await page.keyboard.press(key);
    await expect.poll(() => heightOf('waiting')).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Closed' }).focus();
    await page.keyboard.press(key);
    await expect.poll(() => heightOf('closed')).toBe(0);
  });
}

test('checkboxes control the visible series of a chart', async ({ page }) => {
  const title = 'Selected support tickets by week';
  const heightOf = await openTickets(page, 'SeriesCheckboxes', title);
  const closed = page.getByRole('checkbox', { name: 'Closed' });
  await expect(closed).not.toBeChecked();
  expect(await heightOf('closed')).toBe(0);
  await closed.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => heightOf('closed')).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await expect.poll(() => heightOf('closed')).toBe(0);
});
