import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { createServer } from './server';

const server = createServer();

export default function DebouncedServerFilter() {
  const [delay, setDelay] = useState(800);
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
        size="small"
        aria-label="Delay after a keystroke"
        value={delay}
        onChange={(_event, value: number | null) => value && setDelay(value)}
      >
        <ToggleButton value={150}>150 ms</ToggleButton>
        <ToggleButton value={800}>800 ms</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" sx={{ my: 1 }}>
        Requests: {requests}
      </Typography>
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="Search orders"
          columns={columns}
          dataSource={dataSource}
          filterDebounceMs={delay}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          showToolbar
        />
      </Box>
    </Box>
  );
}
