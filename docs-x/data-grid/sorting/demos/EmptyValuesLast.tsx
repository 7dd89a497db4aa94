import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, gridNumberComparator } from '@mui/x-data-grid';
import type { Order } from './orders';
import { orders } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 140,
    valueFormatter: (value: number | null) =>
      value === null ? 'No review' : `${value} of 5`,
    getSortComparator: (direction) => (a, b, cellA, cellB) => {
      const result = gridNumberComparator(a, b, cellA, cellB);
      const emptyCells = Number(a === null) - Number(b === null);
      return emptyCells || (direction === 'desc' ? -result : result);
    },
  },
];

export default function EmptyValuesLast() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Orders by rating"
        columns={columns}
        rows={orders}
        initialState={{
          sorting: { sortModel: [{ field: 'rating', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
