import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridDensity } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { invoices } from './invoices';

export default function DensityButtons() {
  const [density, setDensity] = useState<GridDensity>('compact');
  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row height"
        value={density}
        onChange={(_event, value: GridDensity | null) =>
          value && setDensity(value)
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="compact">Low</ToggleButton>
        <ToggleButton value="standard">Medium</ToggleButton>
        <ToggleButton value="comfortable">High</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Invoices by density"
          columns={columns}
          rows={invoices}
          density={density}
          hideFooter
        />
      </Box>
    </Box>
  );
}
