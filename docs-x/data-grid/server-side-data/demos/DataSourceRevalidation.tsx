import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { createServer } from './server';

const server = createServer();
const dataSource: GridDataSource = { getRows: server.getOrders };

export default function DataSourceRevalidation() {
  return (
    <Box sx={{ width: 1 }}>
      <Button variant="outlined" onClick={server.addOrder} sx={{ mb: 1 }}>
        Order from another device
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Orders, checked every 3 seconds"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          dataSourceRevalidateMs={3000}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
