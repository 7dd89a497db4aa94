import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useRef, useState } from 'react';
import type { Order } from './orders';
import { makeOrders } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'name', headerName: 'Order', flex: 1, minWidth: 110 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function AddedRow() {
  const apiRef = useGridApiRef();
  const added = useRef<number | null>(null);
  const [count, setCount] = useState(40);
  const [rows, setRows] = useState(() => makeOrders(40));

  useEffect(() => {
    const id = added.current;
    const api = apiRef.current;
    if (id === null || !api) return;
    added.current = null;
    const rowIndex = api.getRowIndexRelativeToVisibleRows(id);
    if (rowIndex < 0) return;
    api.scrollToIndexes({ rowIndex, colIndex: 0 });
    api.setCellFocus(id, 'name');
  }, [apiRef, rows]);

  return (
    <Box sx={{ width: 1 }}>
      <Button
        variant="outlined"
        sx={{ mb: 1 }}
        onClick={() => {
          const orders = makeOrders(count + 1);
          added.current = count + 1;
          setCount(count + 1);
          setRows(orders);
        }}
      >
        Add order
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Orders to extend"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
        />
      </Box>
    </Box>
  );
}
