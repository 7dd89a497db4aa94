import type { GridColDef } from '@mui/x-data-grid';
import type { Invoice } from './invoices';

export const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Number', width: 110 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 150,
    editable: true,
  },
  { field: 'due', headerName: 'Due date', width: 110 },
  {
    field: 'amount',
    headerName: 'Amount, €',
    type: 'number',
    width: 110,
    editable: true,
  },
];
