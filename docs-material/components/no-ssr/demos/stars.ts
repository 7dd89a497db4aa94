export interface Star {
  name: string;
  magnitude: string;
}

/** Two thousand catalog entries with magnitudes from 1.0 to 8.9. */
export const stars: readonly Star[] = Array.from({ length: 2000 }, (unused, index) => ({
  name: `HR ${1000 + index}`,
  magnitude: (1 + ((index * 37) % 80) / 10).toFixed(1),
}));
