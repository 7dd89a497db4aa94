import type { GridColDef } from '@mui/x-data-grid';

export interface Seed {
  id: string;
  plant: string;
  grams: number;
  germination: number;
}

export const seeds: Seed[] = [
  { id: 'B-07', plant: 'Basil', grams: 125.5, germination: 0.91 },
  { id: 'P-11', plant: 'Parsley, curled', grams: 60, germination: 0.78 },
  { id: 'M-02', plant: 'Mint', grams: 18.25, germination: 0.64 },
  { id: 'S-30', plant: 'Sage', grams: 42, germination: 0.88 },
];

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export const columns: GridColDef<Seed>[] = [
  { field: 'id', headerName: 'Lot', width: 90 },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 140 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 100 },
  {
    field: 'germination',
    headerName: 'Germination',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => percent.format(value),
  },
];
