import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ColorToggleButton() {
  const [voices, setVoices] = React.useState(['soprano', 'bass']);

  return (
    <ToggleButtonGroup
      color="secondary"
      aria-label="Voices to play"
      value={voices}
      onChange={(event, next: string[]) => setVoices(next)}
    >
      <ToggleButton value="soprano">S</ToggleButton>
      <ToggleButton value="alto">A</ToggleButton>
      <ToggleButton value="tenor">T</ToggleButton>
      <ToggleButton value="bass">B</ToggleButton>
    </ToggleButtonGroup>
  );
}
