export interface Sale {
  id: number;
  store: string;
  product: string;
  units: number;
}

export const sales: Sale[] = [
  { id: 1, store: 'Berlin', product: 'Desk', units: 34 },
  { id: 2, store: 'Berlin', product: 'Lamp', units: 21 },
  { id: 3, store: 'Berlin', product: 'Chair', units: 95 },
  { id: 4, store: 'Dublin', product: 'Lamp', units: 18 },
  { id: 5, store: 'Dublin', product: 'Shelf', units: 6 },
  { id: 6, store: 'Lisbon', product: 'Desk', units: 42 },
  { id: 7, store: 'Lisbon', product: 'Monitor', units: 3 },
];
