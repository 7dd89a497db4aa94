import type { Flags, Result } from 'lighthouse';
import { numericValue, score } from '../lighthouse/figures';
import { withLighthouse } from '../lighthouse/run-lighthouse';

/** Times of one load, in milliseconds from the start of the navigation. */
export interface LoadTimes {
  fcpMs: number;
  lcpMs: number;
  ttiMs: number;
  tbtMs: number;
  cls: number;
  /** CPU benchmark before the load. Only loads with similar values are comparable. */
  machineSpeed: number;
}

/** A first visit, and a second one with the files that the first one left in the HTTP cache. */
export interface Visits {
  first: LoadTimes;
  repeat: LoadTimes;
}

const AUDITS = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  ttiMs: 'interactive',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * The browser itself throttles the network and the CPU, as Lighthouse's default values say (slow 4G,
 * CPU 4× slower). The default, `simulate`, loads the page at full speed and computes the times from
 * its requests, so it counts every script fetched before the largest paint as a cause of the paint.
 */
const APPLIED: Flags = {
  throttlingMethod: 'devtools',
  onlyAudits: Object.values(AUDITS),
  disableFullPageScreenshot: true,
  // The profile is new, and a second visit needs what the first one stored.
  disableStorageReset: true,
};

function loadTimes(result: Result): LoadTimes {
  const entries = Object.entries(AUDITS).map(([name, id]) => [name, numericValue(result, id)]);
  return {
    ...(Object.fromEntries(entries) as Record<keyof typeof AUDITS, number>),
    machineSpeed: result.environment.benchmarkIndex,
  };
}

/**
 * Loads a page twice in a browser with an empty profile, on a slow phone and network.
 *
 * @param url - URL of the page.
 * @throws If a page isn't interactive within Lighthouse's limit of 45 s.
 */
export function visitTwice(url: string): Promise<Visits> {
  return withLighthouse(async (load) => ({
    first: loadTimes(await load(url, APPLIED)),
    repeat: loadTimes(await load(url, APPLIED)),
  }));
}

/**
 * Lighthouse's performance score with its default, simulated throttling, from 0 to 100.
 *
 * @param url - URL of the page.
 */
export function simulatedScore(url: string): Promise<number> {
  return withLighthouse(async (load) =>
    score(await load(url, { onlyCategories: ['performance'] }), 'performance'),
  );
}
