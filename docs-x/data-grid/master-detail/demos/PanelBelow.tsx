import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Order } from './orders';
import { orders } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function PanelBelow() {
  const [selected, setSelected] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['A-1042']),
  });
  const order = orders.find(({ id }) => selected.ids.has(id));
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          label="Orders"
          columns={columns}
          rows={orders}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </Box>
      <Paper
        variant="outlined"
        aria-live="polite"
        sx={{ mt: 1, p: 2, minHeight: 130 }}
      >
        <Typography sx={{ fontWeight: 'bold' }}>
          {order ? `Items of ${order.id}` : 'Select an order'}
        </Typography>
        {order?.items.map((item) => (
          <Typography key={item}>{item}</Typography>
        ))}
      </Paper>
    </Box>
  );
}
