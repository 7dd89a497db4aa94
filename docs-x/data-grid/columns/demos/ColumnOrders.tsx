import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Repair } from './repairs';
import { repairs } from './repairs';

const definitions: Record<string, GridColDef<Repair>> = {
  ticket: { field: 'ticket', headerName: 'Ticket', width: 100 },
  bike: { field: 'bike', headerName: 'Bike', width: 140 },
  fault: { field: 'fault', headerName: 'Fault', width: 260 },
  received: { field: 'received', headerName: 'Received', width: 120 },
};

const views: Record<string, GridColDef<Repair>[]> = {
  counter: ['ticket', 'received', 'bike', 'fault'].map((f) => definitions[f]!),
  workshop: ['fault', 'bike', 'ticket', 'received'].map((f) => definitions[f]!),
};

export default function ColumnOrders() {
  const [view, setView] = React.useState('counter');

  return (
    <Box
      sx={{ width: 1, height: 380, display: 'flex', flexDirection: 'column' }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of columns"
        value={view}
        onChange={(_event, chosen: string | null) => chosen && setView(chosen)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="counter">At the counter</ToggleButton>
        <ToggleButton value="workshop">In the workshop</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          label="Repairs in the order of the place"
          columns={views[view]!}
          rows={repairs}
        />
      </Box>
    </Box>
  );
}
