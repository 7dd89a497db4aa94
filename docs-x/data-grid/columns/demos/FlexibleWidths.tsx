import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Repair } from './repairs';
import { repairs } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'ticket', headerName: 'Ticket', width: 90, resizable: false },
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 120 },
  {
    field: 'fault',
    headerName: 'Fault',
    flex: 2,
    minWidth: 160,
    maxWidth: 400,
  },
];

export default function FlexibleWidths() {
  return (
    <Box sx={{ width: 1, height: 300 }}>
      <DataGrid label="Repairs by bike" columns={columns} rows={repairs} />
    </Box>
  );
}
