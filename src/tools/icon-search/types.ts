/** The themes of `@mui/icons-material`. Except for `Filled`, names of icons end with their theme. */
export const ICON_THEMES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;

/** One of `ICON_THEMES`. */
export type IconTheme = (typeof ICON_THEMES)[number];

/** An SVG element: its name, its attributes as React props, and its children. */
export type IconShape = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly IconShape[],
];

/** What an icon draws in 24 × 24 units: the data of its only path, or its elements. */
export type IconDrawing = string | readonly IconShape[];

/** A file with the drawings of `shardSize` icons of a theme; `null` if the theme lacks the icon. */
export type IconShard = readonly (IconDrawing | null)[];

/** The file that the search fetches first. An icon's position is its index in `names`. */
export interface IconIndexFile {
  /** Names without theme, in alphabetical order, separated by spaces. */
  names: string;
  /** Positions of the icons that a theme lacks. */
  missing: Readonly<Record<IconTheme, readonly number[]>>;
  /** Number of icons in a shard. */
  shardSize: number;
  /** URLs of each theme's shards, in order. */
  shards: Readonly<Record<IconTheme, readonly string[]>>;
}

/** An icon that the page shows before the search has loaded. */
export interface CommonIcon {
  name: string;
  drawing: IconDrawing;
}

/** What the page contains; written by `plugins/assets/icon-search`. */
export interface IconSearchData {
  /** URL of the index. */
  index: string;
  /** Number of icons in the filled theme, which the search shows at first. */
  count: number;
  common: readonly CommonIcon[];
}
