import type { GridColDef } from '@mui/x-data-grid';
import type { Invoice } from './invoices';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
});

export const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => euros.format(value),
  },
];
