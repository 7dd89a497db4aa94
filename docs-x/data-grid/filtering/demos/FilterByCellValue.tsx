import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { tickets } from './tickets';

const columns: GridColDef<Ticket>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    width: 150,
    renderCell: ({ api, field, tabIndex, value }) => (
      <Button
        size="small"
        tabIndex={tabIndex}
        aria-label={`Show tickets of ${String(value)}`}
        onClick={() =>
          api.setFilterModel({ items: [{ field, operator: 'equals', value }] })
        }
      >
        {value}
      </Button>
    ),
  },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
];

export default function FilterByCellValue() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Tickets to filter by customer"
        columns={columns}
        rows={tickets}
        disableRowSelectionOnClick
        showToolbar
      />
    </Box>
  );
}
