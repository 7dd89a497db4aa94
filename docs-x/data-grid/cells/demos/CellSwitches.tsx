import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { tickets } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180 },
  {
    field: 'answered',
    headerName: 'Answered',
    type: 'boolean',
    width: 110,
    renderCell: ({ api, id, row, tabIndex, value }) => (
      <Switch
        size="small"
        checked={value}
        onChange={(_event, answered) => api.updateRows([{ id, answered }])}
        slotProps={{
          input: {
            'aria-label': `${row.subject}: answered`,
            tabIndex,
            onKeyDown: (event) => {
              if (event.key === ' ') event.stopPropagation();
            },
          },
        }}
      />
    ),
  },
];

export default function CellSwitches() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Tickets with switches"
        columns={columns}
        rows={tickets}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
