import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { tickets } from './tickets';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  {
    field: 'used',
    headerName: 'Time used',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => percent.format(value),
    valueParser: (value) => Number(value) / 100,
  },
];

export default function FilterValueParser() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Tickets that used half of their time"
        columns={columns}
        rows={tickets}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'used', operator: '>=', value: '50' }],
            },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
