import Box from '@mui/material/Box';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { FileEntry } from './files';
import { files } from './files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'locked', headerName: 'Locked', type: 'boolean', width: 100 },
];

function isUnlocked({ row }: GridRowParams<FileEntry>): boolean {
  return !row.locked;
}

export default function SelectableRows() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Files to delete"
        columns={columns}
        rows={files}
        checkboxSelection
        isRowSelectable={isUnlocked}
      />
    </Box>
  );
}
