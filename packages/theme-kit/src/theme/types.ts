import type { ThemedComponent } from './component-defaults';

/** A color of the palette. Shades that are left out are computed from `main`. */
export interface ThemeColor {
  main: string;
  light?: string;
  dark?: string;
  contrastText?: string;
}

/** The names of the palette's colors. */
export const COLOR_NAMES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

/** One of `COLOR_NAMES`. */
export type ColorName = (typeof COLOR_NAMES)[number];

/** The palette of one color scheme. */
export interface ThemePalette extends Partial<Record<ColorName, ThemeColor>> {
  background?: { default?: string; paper?: string };
  text?: { primary?: string; secondary?: string };
  divider?: string;
}

/** The names of the headings' text styles. */
export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The text style of a heading. A type, because the libraries' types have index signatures. */
type HeadingStyle = {
  /** In rem, for example `2.5rem`. */
  fontSize?: string;
  fontWeight?: number;
};

/** The typography of a theme. */
interface ThemeTypography extends Partial<Record<(typeof HEADINGS)[number], HeadingStyle>> {
  fontFamily?: string;
  /** Size of the text in px, on which all other sizes are based. */
  fontSize?: number;
  fontWeightRegular?: number;
  fontWeightMedium?: number;
  fontWeightBold?: number;
  button?: { textTransform?: 'none' | 'uppercase' | 'capitalize'; fontWeight?: number };
}

/** The names of the color schemes. */
export const SCHEMES = ['light', 'dark'] as const;

/** One of `SCHEMES`. */
export type SchemeName = (typeof SCHEMES)[number];

/** Ranges of a theme's numbers. */
export const RANGES = {
  fontSize: { min: 10, max: 24 },
  fontWeight: { min: 100, max: 900 },
  borderRadius: { min: 0, max: 32 },
  spacing: { min: 2, max: 16 },
} as const;

/**
 * The part of a theme that both libraries have: data with the structure of Material UI's
 * `createTheme()` options, without functions, so it can be stored, sent and validated.
 */
export interface BasicTheme {
  colorSchemes?: Partial<Record<SchemeName, { palette?: ThemePalette }>>;
  typography?: ThemeTypography;
  shape?: { borderRadius?: number };
  /** The spacing unit in px. */
  spacing?: number;
  components?: Partial<
    Record<ThemedComponent, { defaultProps?: Record<string, string | boolean> }>
  >;
}

/** Options of Joy UI's `extendTheme()`, derived from a theme. */
export interface JoyOptions {
  colorSchemes: Record<SchemeName, { palette: object }>;
  fontFamily?: { body: string; display: string };
  fontSize?: Record<string, string>;
  radius?: Record<string, string>;
  spacing?: number;
  components?: object;
}
