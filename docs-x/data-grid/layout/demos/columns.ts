import type { GridColDef } from '@mui/x-data-grid';
import type { Loan } from './loans';

export const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
  { field: 'days', headerName: 'Days left', type: 'number', width: 100 },
];
