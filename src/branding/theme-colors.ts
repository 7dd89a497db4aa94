/**
 * Browser chrome's colour by mode, as the look's data names it: the palette's blue 600 and dark
 * blue 900. Written out, because every page loads these two and would load the palette with them.
 */
export const THEME_COLORS = { light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' } as const;
