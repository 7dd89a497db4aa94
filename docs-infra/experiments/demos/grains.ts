/** A grain in store. */
export interface Grain {
  name: string;
  sacks: number;
}

export const grains: readonly Grain[] = [
  { name: 'Spelt', sacks: 14 },
  { name: 'Buckwheat', sacks: 3 },
  { name: 'Winter rye', sacks: 22 },
];
