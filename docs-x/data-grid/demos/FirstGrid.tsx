import Box from '@mui/material/Box';
import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
  { field: 'planted', headerName: 'Planted', type: 'number', width: 100 },
];

const rows: GridRowsProp = [
  { id: 'L-1', species: 'Linden', height: 21, planted: 1953 },
  { id: 'L-2', species: 'Plane', height: 27.5, planted: 1911 },
  { id: 'L-3', species: 'Ginkgo', height: 9, planted: 2004 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ width: 1, height: 280 }}>
      <DataGrid label="Trees" columns={columns} rows={rows} hideFooter />
    </Box>
  );
}
