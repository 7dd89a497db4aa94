import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridColDef } from '@mui/x-data-grid';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createContext, useContext, useState } from 'react';

const columns: GridColDef[] = [
  { field: 'building', headerName: 'Building', flex: 1, minWidth: 130 },
  {
    field: 'heating',
    headerName: 'Heating',
    type: 'singleSelect',
    valueOptions: ['Gas', 'Heat pump'],
    width: 120,
  },
  { field: 'kwh', headerName: 'kWh in May', type: 'number', width: 120 },
];

const rows = [
  { id: 1, building: 'Town hall', heating: 'Gas', kwh: 4120 },
  { id: 2, building: 'Library', heating: 'Heat pump', kwh: 1980 },
  { id: 3, building: 'Fire station', heating: 'Gas', kwh: 2755 },
  { id: 4, building: 'Swimming pool', heating: 'Heat pump', kwh: 9310 },
];

const functions = {
  Sum: (values: number[]) => values.reduce((sum, value) => sum + value, 0),
  Maximum: (values: number[]) => Math.max(...values),
};

const Choice = createContext<keyof typeof functions>('Sum');

function TotalFooter() {
  const choice = useContext(Choice);
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const values = entries.map(({ model }) => Number(model.kwh));
  return (
    <Box
      role="status"
      sx={{ p: 1.25, borderTop: 1, borderColor: 'divider', textAlign: 'end' }}
    >
      {values.length > 0
        ? `${choice} of ${values.length}: ${functions[choice](values).toLocaleString('en-US')} kWh`
        : 'No buildings'}
    </Box>
  );
}

const slots = { footer: TotalFooter };

export default function MeterTotals() {
  const [choice, setChoice] = useState<keyof typeof functions>('Sum');
  return (
    <Choice.Provider value={choice}>
      <Box sx={{ width: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Function"
          value={choice}
          onChange={(_event, value: keyof typeof functions | null) =>
            value && setChoice(value)
          }
          sx={{ mb: 1 }}
        >
          <ToggleButton value="Sum">Sum</ToggleButton>
          <ToggleButton value="Maximum">Maximum</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ height: 380 }}>
          <DataGrid
            label="Consumption"
            columns={columns}
            rows={rows}
            slots={slots}
            showToolbar
          />
        </Box>
      </Box>
    </Choice.Provider>
  );
}
