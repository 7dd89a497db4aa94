import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';
import { columns } from './columns';
import { createQueryClient } from './queryClient';
import { createServer } from './server';

const server = createServer(800);
const pageSize = 5;

export default function PrefetchNextPage() {
  const [loaded, setLoaded] = useState('');
  const dataSource = useMemo<GridDataSource>(() => {
    const queryClient = createQueryClient();
    const load = ({ start, end, sortModel, filterModel }: GridGetRowsParams) =>
      queryClient.fetchQuery({
        queryKey: [start, end, sortModel, filterModel],
        queryFn: async () => {
          const request = { start, end, sortModel, filterModel };
          const response = await server.getOrders(request);
          setLoaded(`Last loaded: rows ${start} to ${end}`);
          return response;
        },
        staleTime: 60_000,
      });
    return {
      getRows: async (params) => {
        const response = await load(params);
        const start = params.end + 1;
        if (start < response.rowCount)
          load({ ...params, start, end: params.end + pageSize }).catch(
            () => {},
          );
        return response;
      },
    };
  }, []);

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Orders with a prefetched page"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          pageSizeOptions={[pageSize]}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {loaded}
      </Typography>
    </Box>
  );
}
