import { joyOptions } from './joy-options';
import { parseTheme } from './schema';
import type { ActiveTheme, ReaderTheme } from './types';

/** Prepares a theme for the libraries. */
export function activate(theme: ReaderTheme): ActiveTheme {
  return { material: theme, joy: joyOptions(theme) };
}

/**
 * Parses a stored theme for the libraries.
 *
 * @throws If it isn't a theme; the message says what and where.
 */
export function loadTheme(json: string): ActiveTheme {
  return activate(parseTheme(json));
}
