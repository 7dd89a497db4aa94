/** A value of the default theme. */
export interface ThemeValue {
  key: string;
  /** The value as code, or its signature for a function. */
  value: string;
  /** The value in dark mode, if it differs. */
  dark?: string;
}

/** A part of the default theme, such as its palette. */
export interface ThemePart {
  key: string;
  children: ThemeEntry[];
}

/** An entry of the default theme. */
export type ThemeEntry = ThemeValue | ThemePart;
