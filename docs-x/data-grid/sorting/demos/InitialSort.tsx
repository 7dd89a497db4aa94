import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { orders } from './orders';

export default function InitialSort() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Orders, newest first"
        columns={columns}
        rows={orders}
        initialState={{
          sorting: { sortModel: [{ field: 'placed', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
