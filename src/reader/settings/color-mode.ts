import type { ColorMode } from './types';

/** Storage key of a mode's color scheme: product specification, section 9. */
export const schemeKey = (mode: ColorMode) => `mui-color-scheme-${mode}`;

/**
 * Parses the stored color scheme of a mode. The site's themes have one for each mode, with its name.
 *
 * Logs other names.
 */
export function parseScheme(mode: ColorMode, stored: string | null): ColorMode {
  if (stored !== null && stored !== mode) {
    console.error(
      `The color scheme "${stored}" stored under ${schemeKey(mode)} does not exist in the theme's color schemes (${mode}).`,
    );
  }
  return mode;
}
