import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

interface Chart {
  demo: string;
  name: string;
  /** The element that shows the value with the frame. */
  value: (page: Page, chart: Locator) => Locator;
  keys: readonly (readonly [key: string, value: string])[];
}

const tooltip = (page: Page) => page.getByRole('tooltip');
const lastText = (_page: Page, chart: Locator) => chart.locator('text').last();

const CHARTS: Chart[] = [
  {
    demo: 'bars/AccessibleBars',
    name: 'Orders this week',
    value: tooltip,
    keys: [
      ['ArrowRight', '42 orders'],
      ['ArrowRight', '38 orders'],
      ['ArrowUp', '25 orders'],
      ['ArrowLeft', '28 orders'],
      ['ArrowDown', '42 orders'],
      // From the first series to the last.
      ['ArrowDown', '28 orders'],
    ],
  },
  {
    demo: 'lines/MarksAndShapes',
    name: 'Tickets per month',
    value: tooltip,
    keys: [
      ['ArrowLeft', '118 tickets'],
      ['ArrowUp', '96 tickets'],
      ['ArrowLeft', '110 tickets'],
      ['ArrowDown', '126 tickets'],
    ],
  },
  {
    demo: 'pie/ArcLabels',
    name: 'Shares of the expenses',
    value: tooltip,
    keys: [
      ['ArrowRight', '$2,400'],
      ['ArrowRight', '$1,100'],
      ['ArrowLeft', '$2,400'],
    ],
  },
  {
    demo: 'scatter/RentBySize',
    name: 'Rent of flats by size',
    value: tooltip,
    keys: [
      ['ArrowRight', '32 m², $690'],
      ['ArrowRight', '41 m², $880'],
      ['ArrowUp', '36 m², $990'],
    ],
  },
  {
    demo: 'radar/LaptopProfiles',
    name: 'Test results of two laptops',
    value: lastText,
    keys: [
      ['ArrowRight', 'Model A, Speed: 9'],
      // From the first measure to the last.
      ['ArrowLeft', 'Model A, Weight: 4'],
      ['ArrowRight', 'Model A, Speed: 9'],
      ['ArrowUp', 'Model B, Speed: 6'],
    ],
  },
];

/** Opens a demo and focuses its chart. A chart without a width is drawn by the browser only. */
async function focusChart(page: Page, demo: string, name: string): Promise<Locator> {
  await page.goto(`/demo/x/?demo=charts/${demo}`);
  const chart = page.getByRole('img', { name, exact: true });
  await expect(chart.locator('text').first()).toBeVisible();
  await chart.focus();
  return chart;
}

for (const { demo, name, value, keys } of CHARTS) {
  test(`arrow keys move through the values of ${demo}`, async ({ page }) => {
    const chart = await focusChart(page, demo, name);
    for (const [index, [key, text]] of keys.entries()) {
      await page.keyboard.press(key);
      await expect(value(page, chart), `${index + 1}. ${key}`).toContainText(text);
    }
  });
}

test('arrow keys stop at both ends of a bar chart', async ({ page }) => {
  await focusChart(page, 'bars/AccessibleBars', 'Orders this week');
  await page.keyboard.press('ArrowRight');
  await expect(tooltip(page)).toContainText('42 orders');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(tooltip(page)).toContainText('28 orders');
  for (let day = 0; day < 6; day += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(tooltip(page)).toContainText('45 orders');
});

test('Tab leaves a chart and closes its tooltip', async ({ page }) => {
  const chart = await focusChart(page, 'bars/AccessibleBars', 'Orders this week');
  await page.keyboard.press('ArrowRight');
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(chart).not.toBeFocused();
  await expect(tooltip(page)).toBeHidden();
});
