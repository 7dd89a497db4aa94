import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, GridLongTextCell } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { tickets } from './tickets';

const columns: GridColDef<Ticket>[] = [
  {
    field: 'message',
    headerName: 'Message',
    type: 'longText',
    flex: 1,
    minWidth: 220,
    editable: true,
    renderCell: (params) => (
      <GridLongTextCell
        {...params}
        slotProps={{ expandButton: { tabIndex: params.tabIndex } }}
      />
    ),
  },
  { field: 'subject', headerName: 'Subject', width: 210 },
];

export default function LongTextCells() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Tickets with messages"
        columns={columns}
        rows={tickets}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
