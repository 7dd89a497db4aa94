import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  gridRowSelectionManagerSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { FileEntry } from './files';
import { files } from './files';

function FileCheckbox({ id, row, tabIndex }: GridRenderCellParams<FileEntry>) {
  const apiRef = useGridApiContext();
  const selection = useGridSelector(apiRef, gridRowSelectionManagerSelector);
  return (
    <Checkbox
      color="success"
      checked={selection.has(id)}
      tabIndex={tabIndex}
      slotProps={{ input: { 'aria-label': `Select ${row.name}` } }}
      onChange={(_event, checked) => apiRef.current.selectRow(id, checked)}
      onKeyDown={(event) => {
        // The grid would move the focus down.
        if (event.key === ' ') event.stopPropagation();
      }}
    />
  );
}

const columns: GridColDef<FileEntry>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'owner', headerName: 'Owner', width: 120 },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 70,
    renderCell: (params) => <FileCheckbox {...params} />,
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
