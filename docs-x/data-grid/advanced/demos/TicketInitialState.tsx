import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import { columns, tickets } from './tickets';

const initialState: GridInitialState = {
  sorting: { sortModel: [{ field: 'hours', sort: 'desc' }] },
  filter: {
    filterModel: {
      items: [{ field: 'priority', operator: 'equals', value: 'Urgent' }],
    },
  },
  columns: { columnVisibilityModel: { priority: false } },
  density: 'compact',
};

export default function TicketInitialState() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Urgent tickets, oldest first"
        columns={columns}
        rows={tickets}
        showToolbar
        initialState={initialState}
      />
    </Box>
  );
}
