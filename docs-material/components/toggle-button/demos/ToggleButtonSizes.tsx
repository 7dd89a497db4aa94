import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sizes = ['small', 'medium', 'large'] as const;

export default function ToggleButtonSizes() {
  const [zoom, setZoom] = React.useState('100 %');

  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          aria-label={`Zoom, ${size} buttons`}
          value={zoom}
          onChange={(event, next: string | null) => next && setZoom(next)}
        >
          <ToggleButton value="50 %">50 %</ToggleButton>
          <ToggleButton value="100 %">100 %</ToggleButton>
          <ToggleButton value="200 %">200 %</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
