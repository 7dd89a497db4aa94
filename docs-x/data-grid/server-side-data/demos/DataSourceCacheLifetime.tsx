import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, GridDataSourceCacheDefault } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { createServer } from './server';

const server = createServer();
const caches = {
  'One minute': new GridDataSourceCacheDefault({ ttl: 60_000 }),
  'Five seconds': new GridDataSourceCacheDefault({ ttl: 5_000 }),
  Off: null,
};

export default function DataSourceCacheLifetime() {
  const [lifetime, setLifetime] = useState<keyof typeof caches>('One minute');
  const [requests, setRequests] = useState(0);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((before) => before + 1);
        return server.getOrders(params);
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Lifetime of the cache"
        value={lifetime}
        onChange={(_event, value) => value && setLifetime(value)}
      >
        {Object.keys(caches).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" sx={{ my: 1 }}>
        Requests: {requests}
      </Typography>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Cached orders"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={caches[lifetime]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Box>
  );
}
