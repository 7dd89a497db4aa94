import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ToggleGroupColors() {
  const [days, setDays] = React.useState(['tue']);

  return (
    <Stack spacing={2}>
      {colors.map((color) => (
        <ToggleButtonGroup
          key={color}
          color={color}
          aria-label={`Delivery days, ${color}`}
          value={days}
          onChange={(_event, newDays) => setDays(newDays)}
        >
          <Button value="mon">Mon</Button>
          <Button value="tue">Tue</Button>
          <Button value="wed">Wed</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
