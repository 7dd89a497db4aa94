import type { Browser, Locator, Page } from '@playwright/test';
import { DEMO_SLOWDOWN } from '../demo/measure-demos';
import { isOurs } from '../load/sites';
import type { LoadSite } from '../load/sites';
import { DESKTOP, slowCpu, withPage } from '../page/with-page';
import { PLAIN_PATHS } from '../plain-site/plain-paths';
import { serveAndBrowse } from '../serve-and-browse';
import { median } from '../statistics';
import { longestInteraction, recordInteractions } from './event-durations';
import { longestTask } from './longest-task';
import type { TraceEvent } from './longest-task';

interface Interaction {
  label: string;
  path: string;
  /** The control to click. */
  control: (page: Page) => Locator;
  /** Typed after the click, instead of measuring it. */
  keys?: string;
  /** Clicked before, to show the control. */
  opener?: (page: Page) => Locator;
}

/** A measured interaction of a site. */
export interface InteractionTime {
  site: string;
  label: string;
  /** Median time from the input to the next paint, in ms. */
  time: number;
  /** The longest task, of one more run. */
  cause: string;
}

const BUTTON = '/material-ui/react-button/';
const API = '/material-ui/api/autocomplete/';
const ICONS = '/material-ui/material-icons/';
const INSTALLATION = '/material-ui/getting-started/installation/';

const mode = (page: Page) => page.getByRole('button', { name: /color mode|dark and light mode/i });

const settings = (page: Page) => page.getByRole('button', { name: 'Settings' });
const inDemo = (name: string) => (page: Page) =>
  page.locator('#BasicButtons [role="toolbar"]').getByRole('button', { name, exact: true });

const OURS: readonly Interaction[] = [
  ...[BUTTON, '/material-ui/react-autocomplete/', API, '/material-ui/getting-started/usage/'].map(
    (path) => ({ label: `color mode, ${path}`, path, control: mode }),
  ),
  {
    label: 'product menu',
    path: BUTTON,
    control: (page) => page.locator('nav summary:visible', { hasText: 'switch product' }),
  },
  { label: 'settings', path: BUTTON, control: settings },
  ...['Right to left', 'Compact'].map((name) => ({
    label: name,
    path: BUTTON,
    opener: settings,
    control: (page: Page) => page.getByRole('radio', { name }),
  })),
  { label: 'JavaScript', path: BUTTON, control: inDemo('JS') },
  { label: 'edit code', path: BUTTON, control: inDemo('Edit code') },
  {
    label: 'package manager',
    path: INSTALLATION,
    control: (page) => page.getByRole('tab', { name: 'pnpm' }),
  },
  {
    label: 'sidebar group',
    path: BUTTON,
    control: (page) => page.locator('aside nav').getByRole('button', { expanded: false }),
  },
  {
    label: 'filter icons',
    path: ICONS,
    control: (page) => page.getByRole('searchbox', { name: 'Search icons' }),
    keys: 'ar',
  },
  {
    label: 'expand code',
    path: BUTTON,
    control: (page) => page.locator('#BasicButtons [role="toolbar"] [aria-expanded]'),
  },
  {
    label: 'filter props',
    path: API,
    control: (page) => page.getByRole('searchbox').first(),
    keys: 'r',
  },
  {
    label: 'type in search',
    path: '/material-ui/react-button/',
    control: (page) => page.getByRole('button', { name: 'Search', exact: true }),
    keys: 'server pagination',
  },
];

const PLAIN: readonly Interaction[] = [
  { label: 'color mode', path: `${PLAIN_PATHS.docsPage}/`, control: mode },
];

/** The second one has the tasks. */
const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Time for what loads on intent, in ms. */
const INTENT_MS = 1_000;

function measureOnce(
  browser: Browser,
  url: string,
  { control, keys, opener }: Interaction,
  trace: boolean,
): Promise<{ time: number; cause: string }> {
  return withPage(browser, { ...DESKTOP, colorScheme: 'dark' }, async (page) => {
    await recordInteractions(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await opener?.(page).first().click();
    const target = control(page).first();
    await target.hover();
    if (keys) {
      await target.click();
    }
    await page.waitForTimeout(INTENT_MS);
    await slowCpu(page, DEMO_SLOWDOWN);
    const act = () => (keys ? page.keyboard.type(keys) : target.click());
    if (!trace) {
      return { time: await longestInteraction(page, act), cause: '' };
    }
    await browser.startTracing(page, { categories: TRACED });
    await longestInteraction(page, act);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      traceEvents: TraceEvent[];
    };
    return { time: 0, cause: longestTask(traceEvents) };
  });
}

/**
 * Measures single interactions on a slow CPU, each on a page of its own. The sites alternate, so other
 * work on the machine affects all of them.
 *
 * @param sites - The built sites.
 * @param runs - Number of runs; the medians count.
 */
export function measureInteractions(
  sites: readonly LoadSite[],
  runs: number,
): Promise<InteractionTime[]> {
  return serveAndBrowse(
    sites.map(({ dir }) => dir),
    async (browser, urls) => {
      const turns = sites.flatMap(({ name }, index) =>
        (isOurs(name) ? OURS : PLAIN).map((one) => ({
          site: name,
          url: urls[index] + one.path,
          one,
        })),
      );
      const times = turns.map((): number[] => []);
      const causes: string[] = [];
      for (let run = 0; run <= runs; run += 1) {
        for (const [index, { site, url, one }] of turns.entries()) {
          const { time, cause } = await measureOnce(browser, url, one, run === runs);
          console.error(`Measured: ${site}, ${one.label}, ${cause || `${time} ms`}`);
          if (cause) {
            causes[index] = cause;
          } else {
            times[index]?.push(time);
          }
        }
      }
      return turns.map(({ site, one }, index) => ({
        site,
        label: one.label,
        time: median(times[index] ?? []),
        cause: causes[index] ?? '',
      }));
    },
  );
}
