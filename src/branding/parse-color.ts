import { decomposeColor } from '@mui/system/colorManipulator';
import type { ColorObject } from '@mui/system';

const FORMATS = '#nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color()';
const FORMAT = /^(?:#(?:[\da-f]{3}|[\da-f]{6})|(?:rgba?|hsla?|color)\([\w .,%/+-]+\))$/i;

const SPACES = ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'];

/**
 * Parses a color in one of the formats of the product specification, section 5. The library's
 * function accepts hex colors of any length and with any letters, and its production build shortens
 * the messages.
 *
 * @throws If the format or the color space isn't supported, or a value isn't a number.
 * @example parseColor('#f80') // { type: 'rgb', values: [255, 136, 0] }
 */
export function parseColor(color: string): ColorObject {
  const text = color.trim();
  const space = /^color\(\s*(\S+)\s/i.exec(text)?.[1];
  if (space && !SPACES.includes(space)) {
    throw new Error(
      `Unsupported \`${space}\` color space. The following color spaces are supported: ${SPACES.join(', ')}.`,
    );
  }
  const parsed = FORMAT.test(text) ? decomposeColor(text) : null;
  if (!parsed?.values.every(Number.isFinite)) {
    throw new Error(
      `Unsupported \`${color}\` color. The following formats are supported: ${FORMATS}.`,
    );
  }
  return parsed;
}
