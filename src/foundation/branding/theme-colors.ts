/**
 * The browser's theme color by mode, from the specification's data: the palette's blue 600 and dark
 * blue 900. Duplicated here, because every page would load the palette otherwise.
 */
export const THEME_COLORS = { light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' } as const;
