import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { createServer } from './server';

const server = createServer();
const dataSource: GridDataSource = { getRows: server.getOrders };

export default function DataSourceRefresh() {
  const apiRef = useGridApiRef();
  const fetchRows = (skipCache: boolean) =>
    void apiRef.current?.dataSource.fetchRows(undefined, { skipCache });

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={server.addOrder}>
          Add an order on the server
        </Button>
        <Button onClick={() => fetchRows(false)}>Fetch</Button>
        <Button onClick={() => fetchRows(true)}>Fetch without cache</Button>
      </Box>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders with a refresh button"
          columns={columns}
          dataSource={dataSource}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
