import Box from '@mui/material/Box';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { usePage } from './usePage';

export default function CursorPagination() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const [cursors, setCursors] = useState([0]);
  const { page, loading } = usePage(cursors[model.page] ?? 0, model.pageSize);

  const change = (next: GridPaginationModel) => {
    const resized = next.pageSize !== model.pageSize;
    if (resized) {
      setCursors([0]);
      setModel({ ...next, page: 0 });
    } else if (next.page <= model.page) {
      setModel(next);
    } else if (!loading && page && page.next !== null) {
      setCursors([...cursors.slice(0, next.page), page.next]);
      setModel(next);
    }
  };

  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Invoices by cursor"
        columns={columns}
        rows={page?.rows ?? []}
        rowCount={page?.total ?? 0}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={change}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
