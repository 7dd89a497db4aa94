/** The reader's choice; `system` follows the operating system. */
export type ColorModeChoice = 'system' | 'light' | 'dark';

/** The mode that is shown. */
export type ColorMode = 'light' | 'dark';

/** Storage keys of the product specification, section 9. */
export const MODE_KEY = 'mui-mode';
export const SCHEME_KEY = 'mui-color-scheme';

/** Color schemes defined by the site's themes, by mode. */
const SCHEMES: Record<ColorMode, readonly string[]> = { light: ['light'], dark: ['dark'] };

/** Parses a stored mode. Unknown values count as `system`. */
export function parseModeChoice(stored: string | null): ColorModeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The mode to show for a choice. */
export function resolveMode(choice: ColorModeChoice, prefersDark: boolean): ColorMode {
  if (choice === 'system') {
    return prefersDark ? 'dark' : 'light';
  }
  return choice;
}

/**
 * The color scheme for a mode, from the stored choice per mode.
 *
 * Logs unknown names and returns the mode's first scheme.
 */
export function resolveScheme(mode: ColorMode, stored: string | null): string {
  const known = SCHEMES[mode];
  if (stored === null || known.includes(stored)) {
    return stored ?? known[0];
  }
  console.error(
    `The color scheme "${stored}" stored under ${SCHEME_KEY}-${mode} does not exist in the theme's color schemes (${known.join(', ')}).`,
  );
  return known[0];
}
