import { ICON_THEMES } from '../types';
import type { IconTheme } from '../types';

/** The name of an icon's export in a theme. */
export function exportName(name: string, theme: IconTheme): string {
  return theme === 'Filled' ? name : name + theme;
}

/**
 * The icon that an export's name refers to.
 *
 * @param exported - Such as `AlarmTwoTone`.
 * @param names - Names of all icons without theme.
 * @returns `null` if there's no such icon. Whether it exists in that theme isn't checked.
 */
export function splitExportName(
  exported: string,
  names: readonly string[],
): { name: string; theme: IconTheme } | null {
  for (const theme of ICON_THEMES) {
    const name = theme === 'Filled' ? exported : exported.slice(0, -theme.length);
    if (exportName(name, theme) === exported && names.includes(name)) {
      return { name, theme };
    }
  }
  return null;
}
