import type { GridColDef } from '@mui/x-data-grid';
import { getGridSingleSelectOperators, getGridStringOperators } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { statuses } from './tickets';

/** Only the operators that the server knows. */
export const serverColumns: GridColDef<Ticket>[] = [
  {
    field: 'subject',
    headerName: 'Subject',
    flex: 1,
    minWidth: 160,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 120,
    filterOperators: getGridSingleSelectOperators().filter(({ value }) => value === 'is'),
  },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'date',
    width: 110,
    filterable: false,
  },
];
