import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Order } from './orders';
import { makeOrders } from './orders';

const orders = makeOrders(12);

function nextStep({ daysLate, total }: Order): string {
  if (daysLate >= 6) return 'Call';
  return total > 400 ? 'Check' : '';
}

const columns: GridColDef<Order>[] = [
  { field: 'name', headerName: 'Order', flex: 1, minWidth: 110 },
  { field: 'daysLate', headerName: 'Days late', type: 'number' },
  {
    field: 'next',
    headerName: 'To do',
    width: 100,
    valueGetter: (_value, order) => nextStep(order),
  },
];

export default function MarkedRows() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Orders with the next step"
        columns={columns}
        rows={orders}
        getRowClassName={({ row }) => (nextStep(row) === 'Call' ? 'late' : '')}
        hideFooter
        sx={{
          '& .late': {
            boxShadow: (theme) => `inset 4px 0 ${theme.palette.error.main}`,
          },
        }}
      />
    </Box>
  );
}
