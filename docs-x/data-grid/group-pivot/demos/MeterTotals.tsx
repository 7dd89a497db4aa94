import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createContext, useContext, useState } from 'react';
import { columns, functions, rows } from './meters';

const Choice = createContext<keyof typeof functions>('Sum');

function TotalFooter() {
  const choice = useContext(Choice);
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const values = entries.map(({ model }) => Number(model.kwh));
  const result = functions[choice](values).toLocaleString('en-US');
  return (
    <Box role="status" sx={{ p: 1.25, borderTop: 1, textAlign: 'end' }}>
      {values.length > 0
        ? `${choice} of ${values.length}: ${result} kWh`
        : 'No buildings'}
    </Box>
  );
}

const slots = { footer: TotalFooter };

export default function MeterTotals() {
  const [choice, setChoice] = useState<keyof typeof functions>('Sum');
  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Function"
        value={choice}
        onChange={(_event, value: typeof choice | null) =>
          value && setChoice(value)
        }
      >
        <ToggleButton value="Sum">Sum</ToggleButton>
        <ToggleButton value="Maximum">Maximum</ToggleButton>
      </ToggleButtonGroup>
      <Choice.Provider value={choice}>
        <DataGrid
          label="Consumption"
          columns={columns}
          rows={rows}
          slots={slots}
          showToolbar
          sx={{ height: 380, mt: 1 }}
        />
      </Choice.Provider>
    </Box>
  );
}
