import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Sale } from './sales';
import { sales } from './sales';

const columns: GridColDef<Sale>[] = [
  { field: 'store', headerName: 'Store', width: 130 },
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 110,
    rowSpanValueGetter: (_value, sale) => sale.id,
  },
  {
    field: 'units',
    headerName: 'Units',
    type: 'number',
    width: 110,
    rowSpanValueGetter: (_value, sale) => sale.id,
  },
];

export default function SpannedGroups() {
  return (
    <Box sx={{ width: 1, height: 430 }}>
      <DataGrid
        label="Sales with joined cells"
        columns={columns}
        rows={sales}
        rowSpanning
        initialState={{
          sorting: { sortModel: [{ field: 'store', sort: 'asc' }] },
        }}
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
