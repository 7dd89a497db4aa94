export const DENSITY_KEY = 'docs-density';

/** How much room the demos' components take. */
export type Density = 'comfortable' | 'compact';

/** Reads whether a stored density is the compact one; anything unknown is not. */
export function parseDense(stored: string | null): boolean {
  return stored === 'compact';
}

/** The density's name, as it is stored and as `data-density` says it. */
export function densityOf(dense: boolean): Density {
  return dense ? 'compact' : 'comfortable';
}
