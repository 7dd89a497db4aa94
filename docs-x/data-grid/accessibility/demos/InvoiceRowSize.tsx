import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDensity } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { makeInvoices } from './invoices';

const invoices = makeInvoices(20);
const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function InvoiceRowSize() {
  const [density, setDensity] = useState<GridDensity>('comfortable');
  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) =>
          value && setDensity(value)
        }
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        {densities.map((one) => (
          <ToggleButton key={one} value={one}>
            {one}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 360 }}>
        <DataGrid
          label="Invoices with larger targets"
          columns={columns}
          rows={invoices}
          checkboxSelection
          density={density}
        />
      </Box>
    </Box>
  );
}
