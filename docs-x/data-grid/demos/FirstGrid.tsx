import Box from '@mui/material/Box';
import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

const rows: GridRowsProp = [
  { id: 'P-1', name: 'Desk lamp', price: 34.5, stock: 310 },
  { id: 'P-2', name: 'Monitor', price: 219, stock: 85 },
  { id: 'P-3', name: 'Keyboard', price: 49.9, stock: 1240 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ width: 1, height: 280 }}>
      <DataGrid label="Products" columns={columns} rows={rows} hideFooter />
    </Box>
  );
}
