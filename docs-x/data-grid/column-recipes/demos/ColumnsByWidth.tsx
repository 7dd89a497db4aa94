import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { Store } from './stores';
import { months, stores } from './stores';

const columns: GridColDef<Store>[] = [
  { field: 'city', headerName: 'Store', flex: 1, minWidth: 90 },
  { field: 'manager', headerName: 'Manager', flex: 1, minWidth: 110 },
  { field: 'phone', headerName: 'Phone', flex: 1, minWidth: 110 },
  {
    field: 'total',
    headerName: 'Sales (€)',
    type: 'number',
    width: 110,
    valueGetter: (_value, { sales }) =>
      months.reduce((sum, month) => sum + sales[month]!, 0),
  },
];

export default function ColumnsByWidth() {
  const narrow = useMediaQuery('(max-width: 600px)');
  const model = useMemo(() => ({ manager: !narrow, phone: !narrow }), [narrow]);
  return (
    <Box sx={{ width: 1 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {narrow ? 'Narrow window: 2 columns' : 'Wide window: 4 columns'}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Stores by width of the window"
          columns={columns}
          rows={stores}
          columnVisibilityModel={model}
          disableColumnSelector
          hideFooter
        />
      </Box>
    </Box>
  );
}
