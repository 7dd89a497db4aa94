import Box from '@mui/material/Box';
import BuildIcon from '@mui/icons-material/Build';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Repair } from './repairs';
import { repairs } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'ticket', headerName: 'Ticket', width: 90 },
  {
    field: 'fault',
    headerName: 'Fault',
    flex: 1,
    minWidth: 200,
    headerClassName: 'fault-header',
    renderHeader: ({ colDef }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <BuildIcon fontSize="small" aria-hidden />
        {colDef.headerName}
      </Box>
    ),
  },
  {
    field: 'hours',
    headerName: 'Hours',
    description: 'Working time in the shop, without waiting for parts',
    type: 'number',
    headerAlign: 'center',
    align: 'center',
    width: 120,
  },
];

export default function HeaderContent() {
  return (
    <Box sx={{ width: 1, height: 300 }}>
      <DataGrid
        label="Repairs with custom headers"
        columns={columns}
        rows={repairs}
        columnHeaderHeight={72}
        sx={{ '& .fault-header': { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
