import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';
import { columns } from './columns';
import { createServer } from './server';

const server = createServer();

function describe({ start, end, sortModel, filterModel }: GridGetRowsParams) {
  const sort = sortModel.map((by) => `, sorted by ${by.field} ${by.sort}`);
  const filters = filterModel.items.filter((item) => item.value);
  const filter = filters.map(
    ({ field, operator, value }) => `, ${field} ${operator} ${value}`,
  );
  return `Request: rows ${start} to ${end}${sort.join('')}${filter.join('')}`;
}

export default function DataSourceOrders() {
  const [request, setRequest] = useState('');
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequest(describe(params));
        return server.getOrders(params);
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          initialState={{
            pagination: { paginationModel: { pageSize: 5 } },
            sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
          }}
          pageSizeOptions={[5, 10]}
          showToolbar
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: 48 }}>
        {request}
      </Typography>
    </Box>
  );
}
