/** Spacing unit in px. */
export const SPACING = 8;

/** Corner radius in px: of the site's surfaces, and the library's default. */
export const RADIUS = { docs: 12, library: 4 } as const;

/** Lower bound of each breakpoint in px. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Font stacks. The fallback families are the metric-matched faces written by `plugins/assets/fonts`. */
export const FONTS = {
  body: '"IBM Plex Sans", "IBM Plex Sans Fallback", system-ui, sans-serif',
  heading:
    '"General Sans", "General Sans Fallback", "IBM Plex Sans", "IBM Plex Sans Fallback", system-ui, sans-serif',
  code: '"IBM Plex Mono", ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
} as const;

/** Order of the cascade layers, weakest first. */
export const CASCADE_LAYERS = ['theme', 'docsearch', 'mui', 'utilities'] as const;
