import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ColorToggleButton() {
  const [voices, setVoices] = React.useState(['alto', 'bass']);

  return (
    <ToggleButtonGroup
      color="secondary"
      aria-label="Voices to play"
      value={voices}
      onChange={(event, next: string[]) => setVoices(next)}
    >
      <ToggleButton value="alto">Alto</ToggleButton>
      <ToggleButton value="tenor">Tenor</ToggleButton>
      <ToggleButton value="bass">Bass</ToggleButton>
    </ToggleButtonGroup>
  );
}
