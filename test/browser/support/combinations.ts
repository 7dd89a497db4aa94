/** Each mode in each direction. */
export const COMBINATIONS = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
  { mode: 'light', direction: 'rtl' },
  { mode: 'dark', direction: 'ltr' },
] as const;

export type Combination = (typeof COMBINATIONS)[number];
