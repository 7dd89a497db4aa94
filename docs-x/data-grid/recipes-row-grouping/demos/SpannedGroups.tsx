import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Crate } from './harvest';
import { crates } from './harvest';

const columns: GridColDef<Crate>[] = [
  { field: 'orchard', headerName: 'Orchard', width: 130 },
  {
    field: 'variety',
    headerName: 'Variety',
    flex: 1,
    minWidth: 110,
    rowSpanValueGetter: (_value, crate) => crate.id,
  },
  {
    field: 'kilograms',
    headerName: 'Kilograms',
    type: 'number',
    width: 110,
    rowSpanValueGetter: (_value, crate) => crate.id,
  },
];

export default function SpannedGroups() {
  return (
    <Box sx={{ width: 1, height: 430 }}>
      <DataGrid
        label="Harvest with joined cells"
        columns={columns}
        rows={crates}
        rowSpanning
        initialState={{
          sorting: { sortModel: [{ field: 'orchard', sort: 'asc' }] },
        }}
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
