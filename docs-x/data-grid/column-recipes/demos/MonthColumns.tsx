import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { Store } from './stores';
import { months, stores } from './stores';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

function monthColumn(month: string): GridColDef<Store> {
  return {
    field: `sales-${month}`,
    headerName: month,
    type: 'number',
    width: 100,
    valueGetter: (_value, store) => store.sales[month],
    valueFormatter: (value: number) => euros.format(value),
  };
}

export default function MonthColumns() {
  const [shown, setShown] = useState(['Mar', 'Apr']);
  const columns = useMemo<GridColDef<Store>[]>(
    () => [
      { field: 'city', headerName: 'Store', flex: 1, minWidth: 90 },
      ...months.filter((month) => shown.includes(month)).map(monthColumn),
    ],
    [shown],
  );
  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Months"
        value={shown}
        onChange={(_event, next: string[]) => setShown(next)}
        sx={{ mb: 1 }}
      >
        {months.map((month) => (
          <ToggleButton key={month} value={month}>
            {month}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid label="Sales" columns={columns} rows={stores} hideFooter />
      </Box>
    </Box>
  );
}
