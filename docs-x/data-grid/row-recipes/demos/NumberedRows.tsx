import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { Order } from './orders';
import { makeOrders } from './orders';

const orders = makeOrders(30);

const columns: GridColDef<Order>[] = [
  {
    field: 'number',
    headerName: 'No.',
    width: 60,
    sortable: false,
    filterable: false,
    disableExport: true,
    renderCell: ({ api, id }) => api.getSortedRowIds().indexOf(id) + 1,
  },
  { field: 'name', headerName: 'Order', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function NumberedRows() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Orders with numbers"
        columns={columns}
        rows={orders}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'odd' : ''
        }
        hideFooter
        sx={{
          [`& .${gridClasses.row}.odd:not(:hover)`]: {
            bgcolor: 'action.hover',
          },
        }}
      />
    </Box>
  );
}
