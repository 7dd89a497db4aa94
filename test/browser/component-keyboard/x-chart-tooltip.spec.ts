import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chartNamed } from '../support/chart';

/** Opens the demo of triggers, whose trigger is "item". Only the browser draws the bars. */
async function openChart(page: Page) {
  await page.goto('/demo/x/?demo=charts/tooltip/TooltipTrigger');
  const chart = chartNamed(page, 'Sales of three branches by quarter');
  const bar = (series: string) => chart.locator(`[data-series="${series}"] rect`).first();
  await expect(bar('harbor')).toBeVisible();
  return { bar, tooltip: page.getByRole('tooltip') };
}

test("the arrow keys open the tooltips of a chart's values, and leaving it hides them", async ({
  page,
}) => {
  const { tooltip } = await openChart(page);
  // Leaving the chart resets the position, so a key before the listener exists does no harm.
  await expect(async () => {
    await page.getByRole('button', { name: 'none' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(tooltip).toHaveText(/Harbor\s*42,500/, { timeout: 1000 });
  }).toPass();
  for (const [key, text] of [
    ['ArrowUp', /Station\s*31,200/],
    ['ArrowRight', /Station\s*29,800/],
    ['ArrowDown', /Harbor\s*48,100/],
    ['ArrowLeft', /Harbor\s*42,500/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tooltip, key).toHaveText(text);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toHaveCount(0);
});

test("the trigger of a chart's tooltip determines whether one or all series are listed", async ({
  page,
}) => {
  const { bar, tooltip } = await openChart(page);
  await bar('harbor').hover();
  await expect(tooltip).toHaveText(/^\s*Harbor\s*42,500\s*$/);
  await page.getByRole('button', { name: 'axis' }).click();
  await expect(async () => {
    await bar('station').hover();
    await bar('harbor').hover();
    await expect(tooltip).toHaveText(/Q1.*Harbor.*42,500.*Station.*31,200/s, { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'none' }).click();
  await bar('harbor').hover();
  await expect(tooltip).toHaveCount(0);
});
