import { SAMPLE_RATIO } from './constants';

const STORAGE_KEY = 'vitals-sample';

/**
 * Whether this visit is measured. Decided once per visit (a tab's session), so either all or none of
 * its pages are measured.
 */
export function isInSample(): boolean {
  try {
    const stored = window.sessionStorage.getItem(STORAGE_KEY) ?? String(Math.random());
    window.sessionStorage.setItem(STORAGE_KEY, stored);
    return Number(stored) < SAMPLE_RATIO;
  } catch {
    // Without storage, each page counts as a separate visit.
    return Math.random() < SAMPLE_RATIO;
  }
}
