import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonNotEmpty() {
  const [period, setPeriod] = React.useState('week');
  const [states, setStates] = React.useState(['open', 'paid']);

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        aria-label="Period"
        value={period}
        onChange={(event, next: string | null) => next && setPeriod(next)}
      >
        <ToggleButton value="day">Day</ToggleButton>
        <ToggleButton value="week">Week</ToggleButton>
        <ToggleButton value="month">Month</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        aria-label="Visible invoices"
        value={states}
        onChange={(event, next: string[]) => next.length && setStates(next)}
      >
        <ToggleButton value="open">Open</ToggleButton>
        <ToggleButton value="paid">Paid</ToggleButton>
        <ToggleButton value="late">Late</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
