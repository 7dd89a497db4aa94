import type { GridColDef } from '@mui/x-data-grid';
import type { FileEntry } from './files';

export const columns: GridColDef<FileEntry>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'owner', headerName: 'Owner', width: 120 },
  { field: 'megabytes', headerName: 'Size, MB', type: 'number', width: 100 },
];
