import type { GridColDef } from '@mui/x-data-grid';
import type { Invoice } from './invoices';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
});

export const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'status', headerName: 'Status', width: 100 },
];
