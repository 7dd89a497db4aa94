import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import type { FileEntry } from './files';
import { files } from './files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'owner', headerName: 'Owner', width: 120 },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 70,
    renderCell: ({ api, id, row, tabIndex, value }) => (
      <Checkbox
        color="success"
        checked={Boolean(value)}
        tabIndex={tabIndex}
        slotProps={{ input: { 'aria-label': `Select ${String(row.name)}` } }}
        onChange={(event) => api.selectRow(id, event.target.checked)}
        onKeyDown={(event) => {
          // The grid would move the focus down.
          if (event.key === ' ') event.stopPropagation();
        }}
      />
    ),
  },
];

export default function NamedCheckboxColumn() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Files with checkboxes at the end"
        columns={columns}
        rows={files}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
