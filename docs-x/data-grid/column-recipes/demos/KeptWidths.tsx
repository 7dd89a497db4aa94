import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { Store } from './stores';
import { stores } from './stores';

const common: GridColDef<Store>[] = [
  { field: 'city', headerName: 'Store', width: 100 },
  { field: 'manager', headerName: 'Manager', width: 110 },
];
const details: GridColDef<Store>[] = [
  { field: 'phone', headerName: 'Phone', width: 110 },
];

export default function KeptWidths() {
  const [withPhone, setWithPhone] = useState(false);
  const [widths, setWidths] = useState<Record<string, number>>({});
  const columns = useMemo(
    () =>
      [...common, ...(withPhone ? details : [])].map((column) => ({
        ...column,
        width: widths[column.field] ?? column.width,
      })),
    [withPhone, widths],
  );
  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        label="Phone"
        control={
          <Switch
            checked={withPhone}
            onChange={(_event, checked) => setWithPhone(checked)}
          />
        }
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Stores with kept widths"
          columns={columns}
          rows={stores}
          onColumnWidthChange={({ colDef, width }) =>
            setWidths((before) => ({ ...before, [colDef.field]: width }))
          }
          hideFooter
        />
      </Box>
    </Box>
  );
}
