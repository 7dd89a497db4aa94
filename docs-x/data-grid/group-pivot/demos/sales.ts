export interface Sale {
  product: string;
  day: string;
  loaves: number;
}

export const sales: Sale[] = [
  { product: 'White', day: 'Monday', loaves: 22 },
  { product: 'White', day: 'Wednesday', loaves: 31 },
  { product: 'Brown', day: 'Monday', loaves: 40 },
  { product: 'Brown', day: 'Friday', loaves: 64 },
  { product: 'Brown', day: 'Friday', loaves: 12 },
  { product: 'Oat', day: 'Wednesday', loaves: 18 },
  { product: 'Oat', day: 'Friday', loaves: 27 },
];
