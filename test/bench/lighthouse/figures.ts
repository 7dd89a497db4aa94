import type { Result } from 'lighthouse';
import { median } from '../statistics';

/** Figures of Lighthouse for a simulated slow phone; scores are from 0 to 100. */
export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  cls: number;
  /** CPU benchmark during the run. Only runs with similar values are comparable. */
  machineSpeed: number;
  /** Ids of the failed audits in categories other than performance. */
  failedAudits: string[];
}

/** Categories that Lighthouse runs, by their ids. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

type Figure = Exclude<keyof LighthouseFigures, 'failedAudits'>;

const READERS: Record<Figure, (result: Result) => number> = {
  performance: (result) => score(result, 'performance'),
  accessibility: (result) => score(result, 'accessibility'),
  bestPractices: (result) => score(result, 'best-practices'),
  seo: (result) => score(result, 'seo'),
  cls: (result) => numericValue(result, 'cumulative-layout-shift'),
  machineSpeed: ({ environment }) => environment.benchmarkIndex,
};

/**
 * A category's score, from 0 to 100.
 *
 * @throws If the run has none.
 */
export function score({ categories, finalDisplayedUrl }: Result, id: string): number {
  const value = categories[id]?.score;
  if (typeof value !== 'number') {
    throw new Error(`Lighthouse gave no score for ${id} of ${finalDisplayedUrl}.`);
  }
  return Math.round(value * 100);
}

/**
 * The value of an audit, in milliseconds if it's a time.
 *
 * @throws If the run lacks it, for example because the page didn't paint.
 */
export function numericValue({ audits, finalDisplayedUrl }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) {
    throw new Error(`Lighthouse could not measure ${id} of ${finalDisplayedUrl}.`);
  }
  return value;
}

function failedAudits({ audits, categories }: Result): string[] {
  return CATEGORIES.filter((id) => id !== 'performance')
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/**
 * The median of several runs, separately for each figure.
 *
 * @throws If a run lacks a figure, for example because the page didn't paint.
 */
export function lighthouseFigures(results: readonly Result[]): LighthouseFigures {
  const entries = Object.entries(READERS).map(([name, read]) => [name, median(results.map(read))]);
  return {
    ...(Object.fromEntries(entries) as Record<Figure, number>),
    failedAudits: [...new Set(results.flatMap(failedAudits))].sort(),
  };
}
