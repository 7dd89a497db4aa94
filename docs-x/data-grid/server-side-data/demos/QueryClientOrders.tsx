import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { createQueryClient } from './queryClient';
import { createServer } from './server';

const server = createServer(800);
const queryClient = createQueryClient();

const dataSource: GridDataSource = {
  getRows: (params) =>
    queryClient.fetchQuery({
      queryKey: [
        'orders',
        params.start,
        params.end,
        params.sortModel,
        params.filterModel,
      ],
      queryFn: () => server.getOrders(params),
      staleTime: 60_000,
    }),
};

export default function QueryClientOrders() {
  const [open, setOpen] = useState(true);

  return (
    <Box sx={{ width: 1, height: 420 }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ mb: 1 }}
      >
        Order list
      </Button>
      {open && (
        <Box sx={{ height: 370 }}>
          <DataGrid
            label="Orders from a query client"
            columns={columns}
            dataSource={dataSource}
            dataSourceCache={null}
            initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
            pageSizeOptions={[5]}
          />
        </Box>
      )}
    </Box>
  );
}
