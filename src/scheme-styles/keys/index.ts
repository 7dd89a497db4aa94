/** Storage key of the custom properties of the reader's theme for demos. */
export const THEME_STYLES_KEY = 'docs-theme-styles';

/** Storage key of the custom properties of the site's own colors. */
export const DOCS_COLORS_KEY = 'docs-colors';

/** The keys, each of which is also the id of the style element with its custom properties. */
export const SCHEME_STYLES_KEYS = [THEME_STYLES_KEY, DOCS_COLORS_KEY] as const;

/** One of `SCHEME_STYLES_KEYS`. */
export type SchemeStylesKey = (typeof SCHEME_STYLES_KEYS)[number];
