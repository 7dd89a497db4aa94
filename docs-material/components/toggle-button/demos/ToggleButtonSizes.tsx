import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sizes = ['small', 'medium', 'large'] as const;

export default function ToggleButtonSizes() {
  const [meter, setMeter] = React.useState('3/4');

  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          aria-label={`Meter, ${size} buttons`}
          value={meter}
          onChange={(event, next: string | null) => next && setMeter(next)}
        >
          <ToggleButton value="2/4">2/4</ToggleButton>
          <ToggleButton value="3/4">3/4</ToggleButton>
          <ToggleButton value="6/8">6/8</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
