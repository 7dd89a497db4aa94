import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonNotEmpty() {
  const [length, setLength] = React.useState('quarter');
  const [parts, setParts] = React.useState(['violin', 'cello']);

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        aria-label="Length of the next note"
        value={length}
        onChange={(event, next: string | null) => next && setLength(next)}
      >
        <ToggleButton value="half">Half</ToggleButton>
        <ToggleButton value="quarter">Quarter</ToggleButton>
        <ToggleButton value="eighth">Eighth</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        aria-label="Visible parts"
        value={parts}
        onChange={(event, next: string[]) => next.length && setParts(next)}
      >
        <ToggleButton value="violin">Violin</ToggleButton>
        <ToggleButton value="viola">Viola</ToggleButton>
        <ToggleButton value="cello">Cello</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
