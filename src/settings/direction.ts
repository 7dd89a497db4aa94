/** Text direction of the site and all demos. */
export type Direction = 'ltr' | 'rtl';

export const DIRECTION_KEY = 'docs-direction';

/** Parses a stored direction. Unknown values count as left to right. */
export function parseDirection(stored: string | null): Direction {
  return stored === 'rtl' ? 'rtl' : 'ltr';
}
