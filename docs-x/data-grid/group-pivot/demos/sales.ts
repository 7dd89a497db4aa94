export interface Sale {
  product: string;
  day: string;
  loaves: number;
}

export const sales: Sale[] = [
  { product: 'Spelt', day: 'Monday', loaves: 22 },
  { product: 'Spelt', day: 'Wednesday', loaves: 31 },
  { product: 'Rye', day: 'Monday', loaves: 40 },
  { product: 'Rye', day: 'Friday', loaves: 64 },
  { product: 'Rye', day: 'Friday', loaves: 12 },
  { product: 'Oat', day: 'Wednesday', loaves: 18 },
  { product: 'Oat', day: 'Friday', loaves: 27 },
];
