import names from 'color-name';
import { isCssColor } from '../../colors';
import { ownValue } from '../../own-value';
import { findProblems } from '../../theme/schema';

/** Hex colors with opacity, which the library also reads. */
const WITH_OPACITY = /^#(?:[\da-f]{4}|[\da-f]{8})$/i;

/** Whether the library can compute shades of a color. Of others, it computes `NaN`, or throws. */
export function isComputable(color: string): boolean {
  return isCssColor(color) || WITH_OPACITY.test(color);
}

/**
 * A color in a form that the library and the studio read.
 *
 * @returns `null` if there's none, for example for `var(--brand)`.
 * @example readable('rgb(255 181 104)') // 'rgb(255, 181, 104)'
 */
export function readable(color: string): string | null {
  if (isCssColor(color)) {
    return color;
  }
  const name = color.trim().toLowerCase();
  if (name === 'transparent') {
    return 'rgba(0, 0, 0, 0)';
  }
  const channels = ownValue(names, name);
  if (channels) {
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }
  const [problem] = findProblems({ colorSchemes: { light: { palette: { divider: color } } } });
  return typeof problem?.instead === 'string' ? problem.instead : null;
}
