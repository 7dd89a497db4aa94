import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';

interface Order {
  id: number;
  item: string;
  rolls: number;
  delivered: boolean;
}

const start: Order[] = [
  { id: 1, item: 'Masking tape', rolls: 40, delivered: true },
  { id: 2, item: 'Lining paper', rolls: 12, delivered: false },
  { id: 3, item: 'Dust sheet', rolls: 6, delivered: false },
];

const columns: GridColDef<Order>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140, editable: true },
  {
    field: 'rolls',
    headerName: 'Rolls',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'delivered',
    headerName: 'Delivered',
    type: 'boolean',
    width: 120,
    editable: true,
  },
];

export default function OrderRows() {
  const [orders, setOrders] = useState(start);
  return (
    <Box sx={{ width: 1, height: 280 }}>
      <DataGrid
        label="Orders"
        columns={columns}
        rows={orders}
        editMode="row"
        processRowUpdate={(changed) => {
          setOrders((before) =>
            before.map((one) => (one.id === changed.id ? changed : one)),
          );
          return changed;
        }}
        hideFooter
      />
    </Box>
  );
}
