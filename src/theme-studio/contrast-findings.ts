import { createTheme } from '@mui/material/styles';
import { decomposeColor, hslToRgb } from '@mui/system/colorManipulator';
import { COLOR_NAMES } from '@site/src/reader-theme/types';
import type { ReaderTheme, SchemeName } from '@site/src/reader-theme/types';

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

/** Red, green and blue from 0 to 1. */
type Channels = readonly [red: number, green: number, blue: number];

const WHITE: Channels = [1, 1, 1];

/** The color that a color has in front of another one, which matters if it's translucent. */
function inFrontOf(behind: Channels, color: string): Channels {
  const { type, values } = decomposeColor(/^hsl/i.test(color) ? hslToRgb(color) : color);
  const [red, green, blue, opacity = 1] = values as readonly number[] as [...Channels, number?];
  const scale = type === 'color' ? 1 : 255;
  const mix = (channel: number, index: 0 | 1 | 2) =>
    (channel / scale) * opacity + behind[index] * (1 - opacity);
  return [mix(red, 0), mix(green, 1), mix(blue, 2)];
}

/** Relative luminance (WCAG 2.2). The library's function rounds it to three digits. */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [...Channels];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Channels, other: Channels): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Computes the contrast of the pairs of colors that components use, with the library's defaults for
 * what a theme leaves out. Translucent colors are computed in front of the page's background.
 */
export function findContrasts(theme: ReaderTheme, scheme: SchemeName): ContrastFinding[] {
  const own = theme.colorSchemes?.[scheme]?.palette;
  const { palette } = createTheme({ palette: { ...own, mode: scheme } as object });
  const colorAt = (path: string) => {
    const [group, name] = path.split('.') as ['text', 'primary'];
    return palette[group][name];
  };
  const page = inFrontOf(WHITE, colorAt('background.default'));
  return PAIRS.map(([text, surface]) => {
    const behind = inFrontOf(page, colorAt(surface));
    const ratio = contrast(inFrontOf(behind, colorAt(text)), behind);
    return {
      text,
      surface,
      ratio: Math.floor(ratio * 100) / 100,
      passes: ratio >= TEXT_CONTRAST,
    };
  });
}
