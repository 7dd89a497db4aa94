import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Order } from './orders';
import { orders } from './orders';

const priorities = ['Low', 'Normal', 'High', 'Urgent'];
const numbers = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Order>[] = [
  {
    field: 'id',
    headerName: 'Order',
    width: 110,
    sortComparator: (a: string, b: string) => numbers.compare(a, b),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 110,
    sortComparator: (a: string, b: string) =>
      priorities.indexOf(a) - priorities.indexOf(b),
  },
];

export default function SortComparator() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Orders by priority"
        columns={columns}
        rows={orders}
        initialState={{
          sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
