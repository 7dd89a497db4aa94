import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Order } from './orders';
import { orders } from './orders';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueGetter: (_value, { items, price }) => items * price,
    valueFormatter: (value: number) => dollars.format(value),
  },
];

export default function SortComputedValue() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Orders by total"
        columns={columns}
        rows={orders}
        initialState={{
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
