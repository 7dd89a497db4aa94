import type { GridColDef } from '@mui/x-data-grid';

export interface Invoice {
  id: string;
  customer: string;
  amount: number;
  due: string;
  note: string;
}

export const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 110 },
  { field: 'due', headerName: 'Due', width: 110 },
  { field: 'note', headerName: 'Note', width: 160 },
];

export const invoices: Invoice[] = [
  { id: 'A-101', customer: 'Hill & Sons, Leeds', amount: 1250, due: '2026-05-04', note: '' },
  { id: 'A-102', customer: 'City Hotel', amount: 480.5, due: '2026-05-11', note: 'Paid "in cash"' },
  { id: 'A-103', customer: 'Delta Tools', amount: -60, due: '2026-05-18', note: 'Credit note' },
  { id: 'A-104', customer: 'Green Market', amount: 312, due: '2026-05-25', note: '=A1+B1' },
];
