import type { SchemeStyles } from '@site/src/reader/scheme-styles';
import { joyOptions } from 'mui-theme-kit/joy-options';
import { parseTheme } from 'mui-theme-kit/schema';
import type { ActiveTheme } from './types';

/**
 * Parses a stored theme for the libraries.
 *
 * @param styles - Its custom properties.
 * @throws If it isn't a theme; the message says what and where.
 */
export function loadTheme(json: string, styles: SchemeStyles): ActiveTheme {
  const material = parseTheme(json);
  return { material, joy: joyOptions(material), styles };
}
