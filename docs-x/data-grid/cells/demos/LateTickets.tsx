import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { formatMinutes, tickets } from './tickets';

const LIMIT = 120;

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  {
    field: 'waiting',
    headerName: 'Waiting',
    type: 'number',
    width: 150,
    cellClassName: ({ row }) => (row.waiting > LIMIT ? 'late' : ''),
    valueFormatter: (minutes: number) =>
      `${minutes > LIMIT ? 'Late: ' : ''}${formatMinutes(minutes)}`,
  },
];

export default function LateTickets() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Late tickets"
        columns={columns}
        rows={tickets}
        hideFooter
        sx={{ '& .late': { color: 'error.main', fontWeight: 'bold' } }}
      />
    </Box>
  );
}
