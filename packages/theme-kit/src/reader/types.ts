import type { AppTheme, Library } from '../printer';
import type { SchemeName } from '../theme/types';

/** A file of a theme. */
export interface ThemeFile {
  /** With its folders, such as `theme/palette.ts`. */
  name: string;
  text: string;
}

/** A place in a text. Lines and columns begin at 1. */
export interface Place {
  /** `null` for pasted text. */
  file: string | null;
  line: number;
  column: number;
}

/** A note on how a value was read. */
export interface Note {
  place: Place;
  text: string;
}

/** A part of a text that isn't in the theme. */
export interface Skipped {
  /** Where in the theme, for example `components.MuiButton.styleOverrides`; empty for all of it. */
  path: string;
  /** Where in the text. */
  place: Place;
  /** Why, and what to write instead if there is something, in sentences. */
  reason: string;
}

/** A part of the theme that is only exported. */
export interface Kept {
  /** As the text has it. */
  path: string;
  place: Place;
}

/** The keys of the themes to use for the schemes; see `FoundTheme`. */
export type Assigned = Partial<Record<SchemeName, string>>;

/** A theme that a text contains. */
export interface FoundTheme {
  /** Identifies it among those of the text. */
  key: string;
  /** What the text calls it; empty if it has no name. */
  name: string;
  place: Place;
  /** The scheme that it's used or proposed for; `null` if it has both. */
  scheme: SchemeName | null;
  /** Whether it's a part of the theme that was read. */
  isUsed: boolean;
}

/** A theme that was read from a text. */
export interface ReadTheme extends AppTheme {
  /** The library that the text is for. */
  library: Library;
  /** The only scheme of which the text has colors, which a preview should show; `null` for both or none. */
  scheme: SchemeName | null;
  /** All themes of the text, the likeliest first. */
  themes: FoundTheme[];
  /** What isn't in the theme, in the order of the text. */
  skipped: Skipped[];
  /** What is written in another form than in the text. */
  notes: Note[];
  /** What is exported, but not shown. */
  keptParts: Kept[];
}
