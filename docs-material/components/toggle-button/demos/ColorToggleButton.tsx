import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ColorToggleButton() {
  const [days, setDays] = React.useState(['mon', 'fri']);

  return (
    <ToggleButtonGroup
      color="secondary"
      aria-label="Days with deliveries"
      value={days}
      onChange={(event, next: string[]) => setDays(next)}
    >
      <ToggleButton value="mon">Mon</ToggleButton>
      <ToggleButton value="wed">Wed</ToggleButton>
      <ToggleButton value="fri">Fri</ToggleButton>
    </ToggleButtonGroup>
  );
}
