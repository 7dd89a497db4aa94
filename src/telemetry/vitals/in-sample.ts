import { visitChance } from '@site/src/foundation/browser/visit-chance';

/** Share of visits that are measured: 0.01 %, from section 9 of the product specification. */
export const SAMPLE_RATIO = 0.0001;

/** Whether this visit is measured, so either all or none of its pages are. */
export function isInSample(): boolean {
  return visitChance('vitals-sample') < SAMPLE_RATIO;
}
