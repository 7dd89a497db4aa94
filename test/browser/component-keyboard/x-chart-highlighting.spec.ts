import { expect, test } from '@playwright/test';
import { chartNamed } from '../support/chart';

test('buttons and the pointer highlight a series of a chart and fade the others', async ({
  page,
}) => {
  await page.goto('/demo/x/?demo=charts/highlighting/HighlightFromButtons');
  const line = (series: string) => page.locator(`path.MuiLineChart-line[data-series="${series}"]`);
  await expect(line('bread')).toHaveAttribute('data-highlighted', 'true');
  await expect(line('cake')).toHaveAttribute('data-faded', 'true');
  const cake = page.getByRole('button', { name: 'Cake' });
  await cake.focus();
  await page.keyboard.press('Enter');
  await expect(line('cake')).toHaveAttribute('data-highlighted', 'true');
  await expect(line('bread')).toHaveAttribute('data-faded', 'true');
  await page.locator('.MuiLineChart-mark[data-series="rolls"]').first().hover();
  await expect(line('rolls')).toHaveAttribute('data-highlighted', 'true');
  await expect(page.getByRole('button', { name: 'Rolls' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cake).toHaveAttribute('aria-pressed', 'false');
});

test('two charts highlight the same day', async ({ page }) => {
  await page.goto('/demo/x/?demo=charts/highlighting/SynchronizedCharts');
  const bands = page.locator('.MuiChartsAxisHighlight-root');
  await expect(bands).toHaveCount(2);
  const chart = chartNamed(page, 'Visitors by weekday');
  const before = await bands.nth(1).getAttribute('d');
  await expect(async () => {
    await chart.locator('rect[class*="MuiBar-element"]').nth(0).hover();
    await chart.locator('rect[class*="MuiBar-element"]').nth(4).hover();
    await expect(bands.nth(1)).not.toHaveAttribute('d', before ?? '', { timeout: 1000 });
  }).toPass();
  expect(await bands.nth(1).evaluate((band) => band.getBoundingClientRect().x)).toBeCloseTo(
    await bands.nth(0).evaluate((band) => band.getBoundingClientRect().x),
    0,
  );
});
