import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { formatMinutes, tickets } from './tickets';

const columns: GridColDef<Ticket>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    valueGetter: (_value, ticket) => ticket.customer.name,
  },
  {
    field: 'waiting',
    headerName: 'Waiting',
    type: 'number',
    width: 130,
    valueFormatter: (minutes: number) => formatMinutes(minutes),
  },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 120,
    display: 'flex',
    renderCell: ({ value }) => (
      <Chip
        size="small"
        label={String(value)}
        variant={value === 'urgent' ? 'filled' : 'outlined'}
      />
    ),
  },
];

const initialState = {
  sorting: { sortModel: [{ field: 'waiting', sort: 'desc' as const }] },
};

export default function TicketValues() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Tickets by waiting time"
        columns={columns}
        rows={tickets}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
