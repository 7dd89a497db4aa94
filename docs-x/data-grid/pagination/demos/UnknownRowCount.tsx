import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { usePage } from './usePage';

export default function UnknownRowCount() {
  const [estimate, setEstimate] = useState(true);
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const { page, loading } = usePage(
    model.page * model.pageSize,
    model.pageSize,
  );
  // Only the last page says how many invoices there are.
  const rowCount = page?.next === null ? page.total : -1;
  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        label="Show an estimate"
        control={
          <Switch
            checked={estimate}
            onChange={(_event, checked) => setEstimate(checked)}
          />
        }
      />
      <Box sx={{ height: 380 }}>
        <DataGrid
          label="Invoices without a total"
          columns={columns}
          rows={page?.rows ?? []}
          rowCount={rowCount}
          estimatedRowCount={estimate ? 50 : undefined}
          loading={loading}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
