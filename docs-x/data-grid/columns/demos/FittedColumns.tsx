import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { Repair } from './repairs';
import { repairs } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'ticket', headerName: 'Ticket' },
  { field: 'fault', headerName: 'Fault' },
  { field: 'hours', headerName: 'Hours', type: 'number' },
];

export default function FittedColumns() {
  const apiRef = useGridApiRef();

  return (
    <Box
      sx={{ width: 1, height: 360, display: 'flex', flexDirection: 'column' }}
    >
      <Button
        sx={{ alignSelf: 'start', mb: 1 }}
        onClick={() =>
          apiRef.current?.autosizeColumns({ includeOutliers: true })
        }
      >
        Fit columns to content
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          label="Repairs with fitted columns"
          columns={columns}
          rows={repairs}
        />
      </Box>
    </Box>
  );
}
