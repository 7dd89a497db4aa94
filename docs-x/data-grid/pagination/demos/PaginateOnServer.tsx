import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { usePage } from './usePage';

export default function PaginateOnServer() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const { page, loading } = usePage(
    model.page * model.pageSize,
    model.pageSize,
  );
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Invoices from a server"
        columns={columns}
        rows={page?.rows ?? []}
        rowCount={page?.total ?? 0}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
