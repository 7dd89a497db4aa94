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
  const rolls = await line('rolls').evaluate((path: SVGPathElement) => {
    const { x, y } = path.getPointAtLength(path.getTotalLength() / 2);
    return new DOMPoint(x, y).matrixTransform(path.getScreenCTM()!).toJSON() as DOMPointInit;
  });
  await page.mouse.move(rolls.x!, rolls.y!);
  await expect(line('rolls')).toHaveAttribute('data-highlighted', 'true');
  await expect(page.getByRole('button', { name: 'Rolls' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cake).toHaveAttribute('aria-pressed', 'false');
});

test('two charts highlight the same day', async ({ page }) => {
  await page.goto('/demo/x/?demo=charts/highlighting/SynchronizedCharts');
  const bands = page.locator('.MuiChartsAxisHighlight-root');
  await expect(bands).toHaveCount(2);
  const columns = chartNamed(page, 'Visitors by weekday').locator('rect[class*="MuiBar"]');
  const before = await bands.nth(1).getAttribute('d');
  await expect(async () => {
    await columns.nth(0).hover();
    await columns.nth(4).hover();
    await expect(bands.nth(1)).not.toHaveAttribute('d', before ?? '', { timeout: 1000 });
  }).toPass();
  expect(await bands.nth(1).evaluate((band) => band.getBoundingClientRect().x)).toBeCloseTo(
    await bands.nth(0).evaluate((band) => band.getBoundingClientRect().x),
    0,
  );
});
