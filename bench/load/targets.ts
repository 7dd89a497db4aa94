/** Highest ratios of a page's times, under applied throttling, to those of other sites. */
export interface LoadTargets {
  /** First visit, LCP and TTI relative to the plain site. `null` if there is no target. */
  lcpToPlain: number;
  ttiToPlain: number | null;
}

/** The targets by the page's label. Only these pages are measured under applied throttling. */
export const LOAD_TARGETS: ReadonlyMap<string, LoadTargets> = new Map([
  ['text page', { lcpToPlain: 0.65, ttiToPlain: 0.7 }],
  ['component page', { lcpToPlain: 0.65, ttiToPlain: null }],
  ['API page', { lcpToPlain: 0.65, ttiToPlain: null }],
]);

/** Highest ratio of the first visit's LCP to that of Starlight. */
export const LCP_TO_STARLIGHT = 1;

/** Highest ratio of a repeat visit's LCP and TTI to those of an earlier build. */
export const REPEAT_TO_EARLIER = 1.05;
