import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { createServer } from './server';
import type { Order } from './server';

const server = createServer(1500);
const editableColumns = columns.map((column) => ({
  ...column,
  editable: column.field === 'total',
}));

export default function OptimisticEdits() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Edit a total; above €500 is refused');
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: server.getOrders,
      updateRow: ({ rowId, updatedRow, previousRow }) => {
        const name = `Order ${rowId}`;
        setMessage(`${name}: saving…`);
        server.updateOrder(updatedRow as Order).then(
          () => setMessage(`${name}: saved`),
          (error: Error) => {
            setMessage(`${name}: change undone. ${error.message}`);
            const stillThere = apiRef.current?.getRow(rowId);
            if (stillThere) apiRef.current?.updateRows([previousRow]);
          },
        );
        return Promise.resolve(updatedRow);
      },
    }),
    [apiRef],
  );

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders that are saved in the background"
          columns={editableColumns}
          dataSource={dataSource}
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
