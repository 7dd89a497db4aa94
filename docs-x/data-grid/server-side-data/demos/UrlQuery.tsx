import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type {
  GridDataSource,
  GridSortDirection,
  GridSortModel,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { createServer } from './server';

const server = createServer();
const dataSource: GridDataSource = { getRows: server.getOrders };

function readSort(sort: string): GridSortModel {
  const [field, direction] = sort.split('.');
  return field ? [{ field, sort: direction as GridSortDirection }] : [];
}

export default function UrlQuery() {
  // In an app, this is the search of the router's location.
  const [search, setSearch] = useState('page=2&sort=total.desc');
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1) - 1;
  const sort = query.get('sort') ?? '';
  const paginationModel = useMemo(() => ({ page, pageSize: 5 }), [page]);
  const sortModel = useMemo(() => readSort(sort), [sort]);
  const change = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.set(name, value);
      return next.toString();
    });

  return (
    <Box sx={{ width: 1 }}>
      <Typography role="status" sx={{ mb: 1 }}>
        /orders?{search}
      </Typography>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Orders of the current address"
          columns={columns}
          dataSource={dataSource}
          paginationModel={paginationModel}
          onPaginationModelChange={(model) =>
            change('page', `${model.page + 1}`)
          }
          sortModel={sortModel}
          onSortModelChange={([by]) =>
            change('sort', by ? `${by.field}.${by.sort}` : '')
          }
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
