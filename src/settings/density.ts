export const DENSITY_KEY = 'docs-density';

/** The density of components in demos. */
export type Density = 'comfortable' | 'compact';

/** Whether a stored density is compact. Unknown values aren't. */
export function parseDense(stored: string | null): boolean {
  return stored === 'compact';
}

/** The density's name, as it is stored and written to `data-density`. */
export function densityOf(dense: boolean): Density {
  return dense ? 'compact' : 'comfortable';
}
