import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtons() {
  const [clef, setClef] = React.useState<string | null>('treble');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Clef at the start of the staff"
      value={clef}
      onChange={(event, next: string | null) => setClef(next)}
    >
      <ToggleButton value="treble">Treble</ToggleButton>
      <ToggleButton value="alto">Alto</ToggleButton>
      <ToggleButton value="bass">Bass</ToggleButton>
    </ToggleButtonGroup>
  );
}
