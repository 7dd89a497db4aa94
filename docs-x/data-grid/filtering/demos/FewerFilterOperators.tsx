import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import {
  DataGrid,
  getGridSingleSelectOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { statuses, tickets } from './tickets';

const columns: GridColDef<Ticket>[] = [
  {
    field: 'subject',
    headerName: 'Subject',
    flex: 1,
    minWidth: 160,
    filterOperators: getGridStringOperators().filter(({ value }) =>
      ['contains', 'startsWith'].includes(value),
    ),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 120,
    filterOperators: getGridSingleSelectOperators().filter(
      ({ value }) => value === 'isAnyOf',
    ),
  },
];

export default function FewerFilterOperators() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Tickets that aren't finished"
        columns={columns}
        rows={tickets}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  field: 'status',
                  operator: 'isAnyOf',
                  value: ['Open', 'Waiting'],
                },
              ],
            },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
