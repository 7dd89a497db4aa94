import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { type Order, orders } from './orders';

type Row = Order & { open?: boolean; detail?: boolean };

function withDetail(order: Order): Row[] {
  const detail = { ...order, id: `${order.id} items`, detail: true };
  return [{ ...order, open: true }, detail];
}

export default function DetailRows() {
  const [open, setOpen] = useState<string | null>('A-1041');
  const rows = orders.flatMap((one) =>
    one.id === open ? withDetail(one) : one,
  );
  const columns = useMemo<GridColDef<Row>[]>(
    () => [
      {
        field: 'items',
        headerName: 'Items',
        colSpan: (_value, row) => (row.detail ? 3 : 1),
        renderCell: ({ row, tabIndex }) =>
          row.detail ? (
            <Box sx={{ py: 2 }}>{row.items.join(', ')}</Box>
          ) : (
            <IconButton
              aria-label={`Items of ${row.id}`}
              aria-expanded={Boolean(row.open)}
              tabIndex={tabIndex}
              onClick={() => setOpen(row.open ? null : row.id)}
            >
              {row.open ? <KeyboardArrowUp /> : <KeyboardArrowDown />}
            </IconButton>
          ),
      },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
    ],
    [],
  );

  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Orders with their items in rows"
        columns={columns}
        rows={rows}
        getRowHeight={({ model }) => ((model as Row).detail ? 'auto' : null)}
        disableColumnSorting
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
