import type { ReaderSettings } from './reader-settings';

const ALL: readonly Required<ReaderSettings>[] = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
  { mode: 'light', direction: 'rtl' },
  { mode: 'dark', direction: 'ltr' },
];

/**
 * Settings under which accessibility is looked at: all four in a full run, else two that have each
 * mode and each direction.
 */
export const COMBINATIONS = process.env.FULL === '1' ? ALL : ALL.slice(0, 2);
