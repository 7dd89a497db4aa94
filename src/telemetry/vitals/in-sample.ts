import { visitChance } from '@site/src/foundation/browser/visit-chance';
import { SAMPLE_RATIO } from './constants';

/** Whether this visit is measured, so either all or none of its pages are. */
export function isInSample(): boolean {
  return visitChance('vitals-sample') < SAMPLE_RATIO;
}
