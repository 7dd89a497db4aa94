import { SAMPLE_RATIO } from './constants';

const STORAGE_KEY = 'vitals-sample';

/**
 * Whether this visit is measured. Drawn once for a visit (a tab's session), so that its pages are
 * measured all or none.
 */
export function isInSample(): boolean {
  try {
    const stored = window.sessionStorage.getItem(STORAGE_KEY) ?? String(Math.random());
    window.sessionStorage.setItem(STORAGE_KEY, stored);
    return Number(stored) < SAMPLE_RATIO;
  } catch {
    // Without storage each page is a visit of its own.
    return Math.random() < SAMPLE_RATIO;
  }
}
