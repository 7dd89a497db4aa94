import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { GridColDef, GridColumnVisibilityModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Repair } from './repairs';
import { repairs } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'ticket', headerName: 'Ticket', width: 90, hideable: false },
  { field: 'fault', headerName: 'Fault', flex: 1, minWidth: 200 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
  { field: 'parts', headerName: 'Parts (€)', type: 'number' },
];

export default function VisibleColumns() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({
    hours: false,
    parts: false,
  });
  const costs = model.hours !== false && model.parts !== false;

  return (
    <Box
      sx={{ width: 1, height: 380, display: 'flex', flexDirection: 'column' }}
    >
      <FormControlLabel
        label="Show time and cost"
        control={<Switch checked={costs} />}
        onChange={(_event, shown) =>
          setModel({ ...model, hours: shown, parts: shown })
        }
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          label="Repairs with optional columns"
          columns={columns}
          rows={repairs}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          showToolbar
        />
      </Box>
    </Box>
  );
}
