/** A library that the studio shows and prints themes for. */
export type Library = 'material' | 'joy';
