import { createTheme } from '@mui/material/styles';
import type { Palette } from '@mui/material/styles';
import { blend, parseColor, toHex } from 'mui-theme-kit/colors';
import { COLOR_NAMES } from 'mui-theme-kit/theme';
import type { BasicTheme, SchemeName } from 'mui-theme-kit/theme';

/** Relative luminance (WCAG 2.2). The library's function rounds it to three digits. */
function luminance(color: string): number {
  const [red, green, blue] = parseColor(toHex(color)).values.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colors (WCAG 2.2), from 1 to 21, not rounded. */
function exactContrast(one: string, other: string): number {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return Math.max(first, second) / Math.min(first, second);
}

/** WCAG 2.2, 1.4.3: the minimum contrast of text. */
export const TEXT_CONTRAST = 4.5;

/** Two colors of a palette, one as text on the other. */
export interface ContrastFinding {
  /** Path of the text's color in the palette, such as `text.primary`. */
  text: string;
  /** Path of the color behind it, such as `background.paper`. */
  surface: string;
  /** Contrast ratio, from 1 to 21, rounded down to two digits. */
  ratio: number;
  /** Whether it's enough for text of any size. */
  passes: boolean;
}

const SURFACES = ['background.default', 'background.paper'];

/** The pairs that components use: text, text on filled surfaces, links and buttons without fill. */
const PAIRS: readonly (readonly [text: string, surface: string])[] = [
  ...['text.primary', 'text.secondary'].flatMap((text) =>
    SURFACES.map((surface) => [text, surface] as const),
  ),
  ...COLOR_NAMES.flatMap((name) => [
    [`${name}.contrastText`, `${name}.main`] as const,
    ...SURFACES.map((surface) => [`${name}.main`, surface] as const),
  ]),
];

/** The complete palette of a scheme, with the library's defaults. */
export function paletteOf(theme: BasicTheme, scheme: SchemeName): Palette {
  const own = theme.colorSchemes?.[scheme]?.palette;
  return createTheme({ palette: { ...own, mode: scheme } as object }).palette;
}

/**
 * Computes the contrast of the pairs of colors that components use, with the library's defaults for
 * what a theme leaves out. Translucent colors are computed in front of the page's background.
 */
export function findContrasts(theme: BasicTheme, scheme: SchemeName): ContrastFinding[] {
  const palette = paletteOf(theme, scheme);
  const colorAt = (path: string) => {
    const [group, name] = path.split('.') as ['text', 'primary'];
    return palette[group][name];
  };
  const page = blend('#fff', colorAt('background.default'));
  return PAIRS.map(([text, surface]) => {
    const behind = blend(page, colorAt(surface));
    const ratio = exactContrast(blend(behind, colorAt(text)), behind);
    return {
      text,
      surface,
      ratio: Math.floor(ratio * 100) / 100,
      passes: ratio >= TEXT_CONTRAST,
    };
  });
}
