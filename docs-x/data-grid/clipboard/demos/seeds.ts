import type { GridColDef } from '@mui/x-data-grid';

export interface Seed {
  id: string;
  plant: string;
  price: number;
  discount: number;
}

/** Products of a garden shop. */
export const seeds: Seed[] = [
  { id: 'B-07', plant: 'Basil', price: 125.5, discount: 0.1 },
  { id: 'P-11', plant: 'Pepper, red', price: 60, discount: 0.25 },
  { id: 'M-02', plant: 'Mint', price: 18.25, discount: 0 },
  { id: 'T-30', plant: 'Tomato', price: 42, discount: 0.05 },
];

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export const columns: GridColDef<Seed>[] = [
  { field: 'id', headerName: 'Number', width: 90 },
  { field: 'plant', headerName: 'Seeds', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
  {
    field: 'discount',
    headerName: 'Discount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => percent.format(value),
  },
];
