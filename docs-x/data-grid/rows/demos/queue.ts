import type { GridColDef } from '@mui/x-data-grid';

export interface Ticket {
  id: number;
  ticket: string;
  room: string | null;
}

export const columns: GridColDef<Ticket>[] = [
  { field: 'ticket', headerName: 'Ticket', width: 110 },
  {
    field: 'room',
    headerName: 'Room',
    flex: 1,
    minWidth: 140,
    valueFormatter: (room: string | null) => room ?? 'Waiting',
  },
];

export const start: Ticket[] = [
  { id: 1, ticket: 'A 01', room: 'Room 2' },
  { id: 2, ticket: 'A 02', room: null },
  { id: 3, ticket: 'A 03', room: null },
];
