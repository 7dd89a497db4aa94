import { isOurs } from './sites';

/** A time of a first or a repeat visit that is compared with that of another site. */
export type TimeName = 'LCP' | 'TTI' | 'repeat LCP' | 'repeat TTI';

type Targets = Partial<Record<TimeName, number>>;

const TO_PLAIN = new Map<string, Targets>([
  ['text page', { LCP: 0.65, TTI: 0.7 }],
  ['component page', { LCP: 0.65 }],
  ['API page', { LCP: 0.65 }],
]);

const TO_STARLIGHT: Targets = { LCP: 1 };

const TO_EARLIER_BUILD: Targets = { 'repeat LCP': 1.05, 'repeat TTI': 1.05 };

/**
 * Whether a page of ours has targets. Only these pages are loaded with applied throttling.
 *
 * @param page - Label of the page.
 */
export function hasTargets(page: string): boolean {
  return TO_PLAIN.has(page);
}

/**
 * The highest ratio that a time of ours should have to that of another site.
 *
 * @param time - The time.
 * @param page - Label of our page.
 * @param site - Name of the other site, which may be an earlier build of ours.
 * @returns `undefined` if there is no target.
 */
export function targetRatio(time: TimeName, page: string, site: string): number | undefined {
  if (isOurs(site)) {
    return TO_EARLIER_BUILD[time];
  }
  return site === 'plain' ? TO_PLAIN.get(page)?.[time] : TO_STARLIGHT[time];
}
