import { decomposeColor } from '@mui/system/colorManipulator';

/** A color by its channels. */
export interface ParsedColor {
  type: 'rgb' | 'rgba' | 'hsl' | 'hsla' | 'color';
  /** Red, green and blue, or hue, saturation and lightness, and the opacity if there is one. */
  values: [number, number, number] | [number, number, number, number];
  /** Of `color()`. */
  colorSpace?: 'srgb' | 'display-p3' | 'a98-rgb' | 'prophoto-rgb' | 'rec-2020';
}

const FORMATS = '#nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color()';
const EXAMPLES = 'rgb(255, 136, 0), hsl(32, 100%, 50%), color(srgb 1 0.5 0 / 0.5)';
const SPACES = ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'];

const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)`;
const listOf = (...values: string[]) => values.join(String.raw`\s*,\s*`);
const FORMAT = new RegExp(
  [
    '^(?:#(?:[\\da-f]{3}|[\\da-f]{6})',
    `rgba?\\(\\s*${listOf(NUMBER, NUMBER, NUMBER)}(?:\\s*,\\s*${NUMBER})?\\s*\\)`,
    `hsla?\\(\\s*${listOf(`${NUMBER}(?:deg)?`, `${NUMBER}%`, `${NUMBER}%`)}(?:\\s*,\\s*${NUMBER})?\\s*\\)`,
    `color\\(\\s*[\\w-]+(?:\\s+${NUMBER}){3}(?:\\s*/\\s*${NUMBER})?\\s*\\))$`,
  ].join('|'),
  'i',
);

/** The largest values of the channels and the opacity. `color()` isn't limited to the sRGB gamut. */
const MAXIMA = {
  rgb: [255, 255, 255, 1],
  hsl: [Infinity, 100, 100, 1],
  color: [Infinity, Infinity, Infinity, 1],
};

function inRange({ type, values, colorSpace }: ParsedColor): ParsedColor {
  const maxima = MAXIMA[type === 'color' ? 'color' : type.startsWith('rgb') ? 'rgb' : 'hsl'];
  const limited = values.map((value, index) => {
    const maximum = maxima[index]!;
    return maximum === Infinity ? value : Math.min(Math.max(value, 0), maximum);
  }) as ParsedColor['values'];
  return { type, values: limited, ...(colorSpace && { colorSpace }) };
}

/**
 * Parses a color in one of the formats of the product specification, section 5. The library's
 * function accepts hex colors of any length, values it can't read and values that are missing, and
 * its production build shortens the messages. Values out of range are clamped, as CSS does.
 *
 * @throws If the format or the color space isn't supported.
 * @example parseColor('#f80') // { type: 'rgb', values: [255, 136, 0] }
 */
export function parseColor(color: string): ParsedColor {
  const text = color.trim();
  const space = /^color\(\s*([\w-]+)\s/i.exec(text)?.[1];
  if (space && !SPACES.includes(space)) {
    throw new Error(
      `Unsupported \`${space}\` color space. The following color spaces are supported: ${SPACES.join(', ')}.`,
    );
  }
  if (!FORMAT.test(text)) {
    throw new Error(
      `Unsupported \`${color}\` color. The following formats are supported: ${FORMATS}. Write values as in ${EXAMPLES}.`,
    );
  }
  // The library reads neither spaces around the slash and the parentheses nor uppercase names.
  const compact = text
    .replace(/^\w+\(\s*/, (name) => name.trim().toLowerCase())
    .replace(/\s*\/\s*/, ' /')
    .replace(/\s+(?=\))/, '')
    .replace(/\s+/g, ' ');
  return inRange(decomposeColor(compact));
}
