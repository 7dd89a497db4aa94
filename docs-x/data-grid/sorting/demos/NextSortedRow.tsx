import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { GridRowId } from '@mui/x-data-grid';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { orders } from './orders';

export default function NextSortedRow() {
  const apiRef = useGridApiRef();
  const [opened, setOpened] = useState<GridRowId | null>(null);
  const order = orders.find(({ id }) => id === opened);

  const openNext = () => {
    const ids = apiRef.current?.getSortedRowIds() ?? [];
    const index = opened === null ? 0 : ids.indexOf(opened) + 1;
    setOpened(ids[index % ids.length] ?? null);
  };

  return (
    <Box sx={{ width: 1 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <Button variant="outlined" onClick={openNext}>
          Next order
        </Button>
        <Button onClick={() => apiRef.current?.sortColumn('price', 'asc')}>
          Cheapest first
        </Button>
        <Typography role="status">
          {order ? `${order.id}: ${order.customer}` : 'No order opened'}
        </Typography>
      </Box>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGrid
          label="Orders to open one by one"
          apiRef={apiRef}
          columns={columns}
          rows={orders}
          hideFooter
        />
      </Box>
    </Box>
  );
}
