import type { GridColDef } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { statuses } from './tickets';

export const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 110,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 110 },
];
