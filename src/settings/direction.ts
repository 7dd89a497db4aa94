/** Text direction of the site and of every demo. */
export type Direction = 'ltr' | 'rtl';

export const DIRECTION_KEY = 'docs-direction';

/** Reads a stored direction; anything unknown counts as left to right. */
export function parseDirection(stored: string | null): Direction {
  return stored === 'rtl' ? 'rtl' : 'ltr';
}
