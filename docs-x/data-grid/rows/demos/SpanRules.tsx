import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';

const rows = [
  { id: 1, place: 'Store', team: 'Early team', people: 12 },
  { id: 2, place: 'Store', team: 'Late team', people: 12 },
  { id: 3, place: 'Warehouse', team: 'Early team', people: 12 },
  { id: 4, place: 'Warehouse', team: 'Late team', people: 8 },
];

const byValue: GridColDef<(typeof rows)[number]>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 110 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'people', headerName: 'People', type: 'number', width: 90 },
];

const withinPlace = byValue.map((column): typeof column => ({
  ...column,
  rowSpanValueGetter: (value, row) => `${row.place}, ${String(value)}`,
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
        <ToggleButton value="place">Equal within a place</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="People by team"
          columns={rule === 'place' ? withinPlace : byValue}
          rows={rows}
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
