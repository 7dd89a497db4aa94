import type { Browser, Page } from '@playwright/test';
import { DEMO_SLOWDOWN } from '../demo/measure-demos';
import type { DemoTime } from '../demo/measure-demos';
import { DESKTOP, slowCpu, withPage } from '../page/with-page';
import { median } from '../statistics';
import { longestInteraction, recordInteractions } from './event-durations';

const PAGE = '/material-ui/react-text-field/';

/** A page with text fields of which one is typed into. */
const DEMO = 'BasicTextFields';

/** A good [INP](https://web.dev/articles/inp) in ms. */
const GOOD_INP = 200;

/** A quick typist's time between two keys, in ms. */
const KEY_MS = 120;

interface Step {
  label: string;
  act: (page: Page) => Promise<void>;
}

const STEPS: readonly Step[] = [
  {
    label: 'open and close the product menu',
    act: async (page) => {
      await page.locator('nav summary:visible', { hasText: 'switch product' }).click();
      await page.keyboard.press('Escape');
    },
  },
  {
    label: 'open the search and type',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.waitFor();
      await page.keyboard.type('slider', { delay: KEY_MS });
      await dialog.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    label: 'expand code',
    act: async (page) => {
      const frame = page.locator(`[id="${DEMO}"][data-source]`);
      await frame.locator('[role="toolbar"] [aria-expanded]').first().click();
      await frame.locator('[data-code] pre[role="group"]').first().waitFor();
    },
  },
  {
    label: 'type into a demo',
    act: async (page) => {
      await page.locator(`.demo-root[data-demo="${DEMO}"]`).getByRole('textbox').first().click();
      await page.keyboard.type('harbor', { delay: KEY_MS });
    },
  },
  {
    label: 'change the color mode',
    act: (page) => page.getByRole('button', { name: /^Color mode/ }).click(),
  },
];

function visit(browser: Browser, url: string): Promise<number[]> {
  return withPage(browser, DESKTOP, async (page) => {
    await recordInteractions(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowCpu(page, DEMO_SLOWDOWN);
    const durations: number[] = [];
    for (const { act } of STEPS) {
      durations.push(await longestInteraction(page, () => act(page)));
    }
    return durations;
  });
}

/**
 * Measures the slowest interaction of each step of a visit on a slow CPU. The slowest of all is the
 * visit's INP.
 *
 * @param site - URL of the site, without a trailing slash.
 * @param runs - Number of visits; the medians count.
 */
export async function measureInp(
  browser: Browser,
  site: string,
  runs: number,
): Promise<DemoTime[]> {
  console.error(`Measuring: INP, CPU ${DEMO_SLOWDOWN}× slower`);
  const visits: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    visits.push(await visit(browser, site + PAGE));
  }
  return STEPS.map(({ label }, step) => ({
    label: `INP: ${label}`,
    goal: GOOD_INP,
    time: median(visits.map((durations) => durations[step] ?? 0)),
  }));
}
