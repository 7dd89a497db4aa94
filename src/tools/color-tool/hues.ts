import * as colors from '@mui/material/colors';
import { toHex } from 'mui-theme-kit/colors';

const { common: _common, ...hues } = colors;

/** A hue of Material Design, as `@mui/material/colors` exports it. */
export type Hue = keyof typeof hues;

/** A shade of a hue. */
export type Shade = keyof (typeof hues)['red'];

/** The hues in the order of the color wheel. */
export const HUES = [
  ...(['red', 'pink', 'purple', 'deepPurple', 'indigo', 'blue', 'lightBlue', 'cyan'] as const),
  ...(['teal', 'green', 'lightGreen', 'lime', 'yellow', 'amber', 'orange', 'deepOrange'] as const),
  ...(['brown', 'grey', 'blueGrey'] as const),
] satisfies Hue[];

/** The shades from light to dark, then the accents. */
export const SHADES = [
  ...([50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const),
  ...(['A100', 'A200', 'A400', 'A700'] as const),
] satisfies Shade[];

/** The color of a shade, as `#nnnnnn`. */
export function shadeOf(hue: Hue, shade: Shade): string {
  return hues[hue][shade];
}

/** Finds the hue and the shade of a color, if it's one of the palettes. */
export function findShade(color: string): { hue: Hue; shade: Shade } | null {
  const hex = toHex(color);
  for (const hue of HUES) {
    const shade = SHADES.find((name) => shadeOf(hue, name) === hex);
    if (shade !== undefined) {
      return { hue, shade };
    }
  }
  return null;
}

/** The name of a hue in a sentence, such as "deep purple". */
export function hueName(hue: Hue): string {
  return hue.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
