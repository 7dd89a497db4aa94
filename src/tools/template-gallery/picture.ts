/** Size of the gallery's pictures in pixels: twice their width in three columns. */
export const PICTURE = { width: 960, height: 600 } as const;
