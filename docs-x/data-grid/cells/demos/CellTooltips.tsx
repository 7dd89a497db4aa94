import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { formatMinutes, tickets } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  {
    field: 'customer',
    headerName: 'Customer',
    width: 140,
    valueGetter: (_value, ticket) => ticket.customer.name,
    renderCell: ({ value, row, tabIndex }) => (
      <Tooltip
        describeChild
        title={`${row.customer.city}, waiting for ${formatMinutes(row.waiting)}`}
      >
        <Box component="span" tabIndex={tabIndex} sx={{ outline: 'none' }}>
          {String(value)}
        </Box>
      </Tooltip>
    ),
  },
];

export default function CellTooltips() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Tickets with details of the customer"
        columns={columns}
        rows={tickets}
        hideFooter
      />
    </Box>
  );
}
