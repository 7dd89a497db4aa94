import { useEffect, useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { createServer } from './server';

const server = createServer();

export default function DataSourceErrors() {
  const apiRef = useGridApiRef();
  const [offline, setOffline] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await server.getOrders(params);
        setError(null);
        return response;
      },
    }),
    [],
  );
  useEffect(() => server.setOnline(!offline), [offline]);

  return (
    <Stack sx={{ width: 1, height: 400 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button
          variant="outlined"
          onClick={() => void apiRef.current?.dataSource.fetchRows()}
        >
          {error ? 'Try again' : 'Reload'}
        </Button>
        <FormControlLabel
          label="Server offline"
          control={<Switch checked={offline} />}
          onChange={(_event, checked) => setOffline(checked)}
        />
      </Box>
      {error && <Alert severity="error">{error}</Alert>}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders of an unreliable server"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={({ message }) => setError(message)}
          localeText={{ noRowsLabel: error ? '' : 'No orders' }}
        />
      </Box>
    </Stack>
  );
}
