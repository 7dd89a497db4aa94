import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridSortModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { columns } from './columns';
import type { Order } from './orders';
import { fetchOrders } from './server';

interface Answer {
  sortModel: GridSortModel;
  rows: Order[];
}

export default function SortOnServer() {
  const [requests, setRequests] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [sortModel, setSortModel] = useState<GridSortModel>([
    { field: 'price', sort: 'desc' },
  ]);

  useEffect(() => {
    const request = new AbortController();
    fetchOrders(sortModel, request.signal).then(
      (rows) => {
        setAnswer({ sortModel, rows });
        setRequests((count) => count + 1);
      },
      (error: Error) => {
        if (!request.signal.aborted) throw error;
      },
    );
    return () => request.abort();
  }, [sortModel]);

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Orders sorted on the server"
          columns={columns}
          rows={answer?.rows ?? []}
          loading={answer?.sortModel !== sortModel}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        Answered requests: {requests}
      </Typography>
    </Box>
  );
}
