import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { tickets } from './tickets';

export default function InitialFilter() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Open tickets"
        columns={columns}
        rows={tickets}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'is', value: 'Open' }],
            },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
