import { ownValue } from '../../../src/foundation/own-value';
import type { ThemeEntry } from '../../../src/tools/theme-viewer/types';

/** Names that aren't part of the theme's documented structure, or repeat it as CSS variables. */
const INTERNAL = /^(?:unstable_|__|vars$|toRuntimeSource$|shouldSkipGeneratingVar$|generate)/;

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function textOf(value: unknown): string {
  if (typeof value === 'function') {
    return `function with ${value.length} ${value.length === 1 ? 'parameter' : 'parameters'}`;
  }
  return JSON.stringify(value) ?? String(value);
}

/**
 * The entries of a theme.
 *
 * @param theme - A theme, or a part of one.
 * @param dark - The same theme in dark mode; its values are added where they differ.
 */
export function themeEntries(
  theme: Readonly<Record<string, unknown>>,
  dark: Readonly<Record<string, unknown>> = theme,
): ThemeEntry[] {
  return Object.entries(theme)
    .filter(([key, value]) => !INTERNAL.test(key) && value !== undefined)
    .map(([key, value]): ThemeEntry => {
      const other = ownValue(dark, key);
      if (isPart(value)) {
        return { key, children: themeEntries(value, isPart(other) ? other : value) };
      }
      const [text, darkText] = [textOf(value), textOf(other)];
      return { key, value: text, ...(darkText !== text && { dark: darkText }) };
    });
}
