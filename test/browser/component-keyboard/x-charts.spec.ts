import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { only } from '../../../lines/only';
import { chartNamed } from '../support/chart';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-x/charts/charts.mdx';

interface Chart {
  /** What the keys do, if the test isn't about the arrow keys alone. */
  title?: string;
  demo: string;
  name: string;
  /** The element that shows the value with the frame. */
  value: (page: Page) => Locator;
  keys: readonly (readonly [key: string, value: string | RegExp])[];
  /** The rows of the page's keyboard table that the keys show. */
  rows?: readonly string[];
}

/** A value of the radar chart: in MUI X 8 the demo writes it, in 9 the tooltip contains it. */
const score = (laptop: string, measure: string, points: number) =>
  new RegExp(`${laptop}, ${measure}: ${points}|${measure}; ${laptop}; ${points} of 10 points`);

const tooltip = (page: Page) => page.getByRole('tooltip');

const CHARTS: Chart[] = [
  {
    demo: 'bars/AccessibleBars',
    name: 'Orders this week',
    value: tooltip,
    keys: [
      ['ArrowRight', '42 orders'],
      ['ArrowRight', '38 orders'],
      ['ArrowUp', '25 orders'],
      // From the last series to the first.
      ['ArrowUp', '38 orders'],
      ['ArrowDown', '25 orders'],
      ['ArrowDown', '38 orders'],
      ['ArrowLeft', '42 orders'],
    ],
    rows: ['Arrow Right', 'Arrow Up', 'Arrow Down'],
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
    rows: ['Arrow Left'],
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
    value: (page) => page.getByRole('main'),
    keys: [
      ['ArrowRight', score('Model A', 'Speed', 9)],
      // From the first measure to the last.
      ['ArrowLeft', score('Model A', 'Weight', 4)],
      ['ArrowRight', score('Model A', 'Speed', 9)],
      ['ArrowUp', score('Model B', 'Speed', 6)],
    ],
  },
  ...only<Chart>('9', {
    title: 'Home, End, Page Up and Page Down jump between the values of',
    demo: 'bars/AccessibleBars',
    name: 'Orders this week',
    value: tooltip,
    keys: [
      ['ArrowRight', '42 orders'],
      ['End', '64 orders'],
      ['PageDown', '45 orders'],
      ['Home', '28 orders'],
      ['PageUp', '42 orders'],
      ['Control+End', '45 orders'],
      ['Control+Home', '42 orders'],
    ],
    rows: ['Home, End', 'Ctrl+Home, Ctrl+End', 'Page Up, Page Down'],
  }),
];

/** Opens a demo and focuses its chart. A chart without a width is drawn by the browser only. */
async function focusChart(page: Page, demo: string, name: string): Promise<Locator> {
  await page.goto(`/demo/x/?demo=charts/${demo}`);
  const chart = chartNamed(page, name);
  await expect(chart.locator('text').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => hasFocus(chart)).toBe(true);
  return chart;
}

const hasFocus = (chart: Locator) =>
  chart.evaluate((element) => element.contains(document.activeElement));

const ARROWS = 'arrow keys move through the values of';

for (const { title = ARROWS, demo, name, value, keys, rows = [] } of CHARTS) {
  test(`${title} ${demo}`, forRows(PAGE, ...rows), async ({ page }) => {
    await focusChart(page, demo, name);
    for (const [index, [key, text]] of keys.entries()) {
      await page.keyboard.press(key);
      await expect(value(page), `${index + 1}. ${key}`).toContainText(text);
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

for (const key of ['Tab', 'Shift+Tab']) {
  test(
    `${key} leaves a chart, and removes its frame and its tooltip`,
    forRows(PAGE, 'Tab, Shift+Tab'),
    async ({ page }) => {
      const chart = await focusChart(page, 'bars/AccessibleBars', 'Orders this week');
      const frame = chart.locator('rect[fill="none"][stroke-width="2"]');
      await page.keyboard.press('ArrowRight');
      await expect(frame).toBeVisible();
      await expect(tooltip(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect.poll(() => hasFocus(chart)).toBe(false);
      await expect(frame).toHaveCount(0);
      await expect(tooltip(page)).toBeHidden();
    },
  );
}
