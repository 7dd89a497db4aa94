import { blend, contrastRatio, darken, lighten, parseColor, toHex } from 'mui-theme-kit/colors';

/** The tokens of a palette color. */
export interface PaletteColor {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

/** How the theme computes the tokens that it isn't given. */
export interface PaletteRules {
  contrastThreshold: number;
  tonalOffset: number;
}

/** The defaults of `createTheme()`. */
export const DEFAULT_RULES: PaletteRules = { contrastThreshold: 3, tonalOffset: 0.2 };

const WHITE = '#fff';
const BLACK = 'rgba(0, 0, 0, 0.87)';

/** Light or dark text, whichever the theme selects for a background. */
export function contrastText(background: string, { contrastThreshold } = DEFAULT_RULES): string {
  return contrastRatio(WHITE, background) >= contrastThreshold ? WHITE : BLACK;
}

/**
 * Computes the tokens of a palette color from its main color, as `createTheme()` does.
 *
 * @throws If the color isn't valid.
 */
export function paletteColor(main: string, rules = DEFAULT_RULES): PaletteColor {
  return {
    main: main.trim(),
    light: lighten(main, rules.tonalOffset),
    // As in the theme, a number counts one and a half times toward black.
    dark: darken(main, rules.tonalOffset * 1.5),
    contrastText: contrastText(main, rules),
  };
}

/** The contrast of text on a background, with the text's opacity taken into account. */
export function textContrast(text: string, background: string): number {
  return contrastRatio(blend(background, text), background);
}

/** The levels of WCAG that a contrast of text reaches. */
export function wcagLevel(contrast: number): 'AAA' | 'AA' | 'large' | 'none' {
  return contrast >= 7 ? 'AAA' : contrast >= 4.5 ? 'AA' : contrast >= 3 ? 'large' : 'none';
}

function channels(color: string): string {
  return parseColor(toHex(color)).values.join(' ');
}

/** Custom properties that give a palette color of Material UI new tokens below an element. */
export function paletteProperties(name: string, color: PaletteColor): Record<string, string> {
  return Object.fromEntries(
    Object.entries(color).flatMap(([token, value]: [string, string]) => [
      [`--mui-palette-${name}-${token}`, value],
      [`--mui-palette-${name}-${token}Channel`, channels(value)],
    ]),
  );
}
