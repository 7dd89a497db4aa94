import Box from '@mui/material/Box';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Repair } from './repairs';
import { repairs } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'ticket', headerName: 'Ticket', width: 90 },
  { field: 'bike', headerName: 'Bike', width: 130 },
  { field: 'fault', headerName: 'Fault', flex: 1, minWidth: 200 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'parts', headerName: 'Parts (€)', type: 'number', width: 110 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'job',
    headerName: 'Job',
    children: [{ field: 'ticket' }, { field: 'bike' }, { field: 'fault' }],
  },
  {
    groupId: 'effort',
    headerName: 'Effort',
    description: 'What the customer pays for',
    headerAlign: 'center',
    children: [{ field: 'hours' }, { field: 'parts' }],
  },
];

export default function HeaderGroups() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Repairs by job and effort"
        columns={columns}
        rows={repairs}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={40}
      />
    </Box>
  );
}
