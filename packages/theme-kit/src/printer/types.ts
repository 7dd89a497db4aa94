import type { BasicTheme, SchemeName } from '../theme/types';

/** A library that themes are shown and printed for. */
export type Library = 'material' | 'joy';

/** An import that code needs. */
export interface CodeImport {
  source: string;
  /** The name in the module, or `default`. */
  imported: string;
  local: string;
}

/** Code that is kept as it was written, for example a function of `styleOverrides`. It's never run. */
export interface Code {
  $code: string;
  imports?: readonly CodeImport[];
  /** Constants of the module that the code needs, with their values as code. */
  constants?: readonly { name: string; code: string }[];
  /** What it looks like, as a value of a theme. */
  preview?: string;
}

/** Options of a library: data, with code in places where the library takes functions. */
export type Data = string | number | boolean | null | DataList | DataRecord | Code;

/** A list of options. */
export type DataList = readonly Data[];

/** Named options. */
export interface DataRecord {
  [key: string]: Data;
}

/** What was read from an app's theme and isn't part of a `BasicTheme`. It's only printed. */
export interface KeptParts {
  /** The only color scheme of the app's theme; absent if it has both. */
  scheme?: SchemeName;
  /**
   * Options of Material UI. They're added to the theme, and replace its values, which then only
   * approximate them. Palettes are in `colorSchemes`.
   */
  material?: DataRecord;
  /** Options of Joy UI. Colors, groups of sizes and components replace those derived from the theme. */
  joy?: DataRecord;
  /** Further arguments of `createTheme()`. */
  more?: readonly Code[];
  /** Options of `responsiveFontSizes()`, if the theme is passed to it. */
  responsive?: DataRecord;
}

/** A theme as the studio edits it, and what an app's theme has beyond it. */
export interface AppTheme {
  theme: BasicTheme;
  kept: KeptParts;
}

/** Whether a value is code. */
export function isCode(value: unknown): value is Code {
  return typeof value === 'object' && value !== null && '$code' in value;
}

/** Whether a value has named parts. */
export function isRecord(value: unknown): value is DataRecord {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('$code' in value)
  );
}
