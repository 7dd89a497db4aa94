import type { Browser, Page } from '@playwright/test';
import { DESKTOP, slowCpu, withPage } from '../page/with-page';
import { median } from '../statistics';
import { nearToReady } from './near-to-ready';
import { pressToCode } from './press-to-code';
import { tapToMenu } from './tap-to-menu';

/** A time that a reader waits for a demo, in ms. */
export interface DemoTime {
  label: string;
  /** The goal: at most this long; `null` for figures that are only reported. */
  goal: number | null;
  time: number;
}

/** CPU throttling factor. */
export const DEMO_SLOWDOWN = 4;

const BUTTON = '/material-ui/react-button/';

interface Wait extends Omit<DemoTime, 'time'> {
  page: string;
  measure: (page: Page) => Promise<number>;
}

const WAITS: readonly Wait[] = [
  {
    label: '"Expand code" pressed by mouse to code painted',
    goal: 100,
    page: BUTTON,
    measure: (page) => pressToCode(page, 'BasicButtons', 'mouse'),
  },
  {
    label: '"Expand code" pressed by finger to code painted',
    goal: 100,
    page: BUTTON,
    measure: (page) => pressToCode(page, 'BasicButtons', 'finger'),
  },
  {
    label: 'demo near to interactive',
    goal: 200,
    page: BUTTON,
    measure: (page) => nearToReady(page, 'LoadingButtonsTransition'),
  },
  {
    label: 'tap on a demo that has just scrolled into view to its reaction',
    goal: null,
    page: '/material-ui/react-menu/',
    measure: (page) => tapToMenu(page, 'FadeMenu'),
  },
];

function measureOnce(browser: Browser, url: string, { measure }: Wait): Promise<number> {
  return withPage(browser, { ...DESKTOP, hasTouch: true }, async (page) => {
    // By then the first demos are interactive, as for a reader who has read for a while.
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowCpu(page, DEMO_SLOWDOWN);
    return measure(page);
  });
}

/**
 * Measures how long a reader waits for a demo on a slow CPU.
 *
 * @param site - URL of the site, without a trailing slash.
 * @param runs - Number of visits; the median counts. Each visit starts without a cache.
 */
export async function measureDemos(
  browser: Browser,
  site: string,
  runs: number,
): Promise<DemoTime[]> {
  const times: DemoTime[] = [];
  for (const wait of WAITS) {
    console.error(`Measuring: ${wait.label}, CPU ${DEMO_SLOWDOWN}× slower`);
    const measured: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measureOnce(browser, site + wait.page, wait));
    }
    times.push({ label: wait.label, goal: wait.goal, time: median(measured) });
  }
  return times;
}
