import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';

interface Duty {
  id: number;
  ward: string;
  nurse: string;
  beds: number;
}

const duties: Duty[] = [
  { id: 1, ward: 'Surgery', nurse: 'Early team', beds: 12 },
  { id: 2, ward: 'Surgery', nurse: 'Late team', beds: 12 },
  { id: 3, ward: 'Maternity', nurse: 'Early team', beds: 12 },
  { id: 4, ward: 'Maternity', nurse: 'Late team', beds: 8 },
];

const byValue: GridColDef<Duty>[] = [
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 110 },
  { field: 'nurse', headerName: 'Team', width: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
];

const withinWard: GridColDef<Duty>[] = byValue.map((column) => ({
  ...column,
  rowSpanValueGetter: (value, duty) => `${duty.ward}, ${String(value)}`,
}));

export default function SpanRules() {
  const [rule, setRule] = useState('value');
  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What counts as the same"
        value={rule}
        onChange={(_event, value: string | null) => value && setRule(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="value">Equal values</ToggleButton>
        <ToggleButton value="ward">Equal within a ward</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="Beds by team"
          columns={rule === 'ward' ? withinWard : byValue}
          rows={duties}
          rowSpanning
          disableColumnSorting
          disableRowSelectionOnClick
          showCellVerticalBorder
          hideFooter
        />
      </Box>
    </Box>
  );
}
