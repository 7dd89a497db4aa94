import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtons() {
  const [align, setAlign] = React.useState<string | null>('left');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Text alignment"
      value={align}
      onChange={(event, next: string | null) => setAlign(next)}
    >
      <ToggleButton value="left">Left</ToggleButton>
      <ToggleButton value="center">Center</ToggleButton>
      <ToggleButton value="right">Right</ToggleButton>
    </ToggleButtonGroup>
  );
}
