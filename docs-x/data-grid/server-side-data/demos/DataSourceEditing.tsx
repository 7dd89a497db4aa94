import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { createServer } from './server';
import type { Order } from './server';

const server = createServer();
const editableColumns = columns.map((column) => ({
  ...column,
  editable: column.field === 'total' || column.field === 'status',
}));

export default function DataSourceEditing() {
  const [message, setMessage] = useState('Double-click a total to edit it');
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: server.getOrders,
      updateRow: async ({ updatedRow }) => {
        setMessage('Saving…');
        const saved = await server.updateOrder(updatedRow as Order);
        setMessage(`Order ${saved.id} saved`);
        return saved;
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Orders with editable totals"
          columns={editableColumns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
