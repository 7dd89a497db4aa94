export interface Sale {
  product: string;
  day: string;
  cups: number;
}

export const sales: Sale[] = [
  { product: 'Tea', day: 'Monday', cups: 22 },
  { product: 'Tea', day: 'Wednesday', cups: 31 },
  { product: 'Coffee', day: 'Monday', cups: 40 },
  { product: 'Coffee', day: 'Friday', cups: 64 },
  { product: 'Coffee', day: 'Friday', cups: 12 },
  { product: 'Juice', day: 'Wednesday', cups: 18 },
  { product: 'Juice', day: 'Friday', cups: 27 },
];
