import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Order } from './orders';
import { orders } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Not sortable', sortable: false, width: 120 },
  { field: 'customer', headerName: 'A to Z first', flex: 1, minWidth: 130 },
  {
    field: 'items',
    headerName: 'Most first',
    type: 'number',
    width: 130,
    sortingOrder: ['desc', 'asc'],
  },
];

export default function SortingOrder() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Orders with different sorting orders"
        columns={columns}
        rows={orders}
        initialState={{
          sorting: { sortModel: [{ field: 'items', sort: 'desc' }] },
        }}
        sortingOrder={['asc', 'desc']}
        hideFooter
      />
    </Box>
  );
}
