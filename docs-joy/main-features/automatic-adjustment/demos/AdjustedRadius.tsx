import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function AdjustedRadius() {
  const [radius, setRadius] = React.useState(20);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320, mx: 'auto' }}>
      <Slider
        aria-label="Radius in pixels"
        max={24}
        value={radius}
        onChange={(_event, value) => setRadius(value as number)}
      />
      <Input
        defaultValue="12 km"
        slotProps={{ input: { 'aria-label': 'Distance' } }}
        style={{ '--Input-radius': `${radius}px` } as React.CSSProperties}
        endDecorator={<Button>Plan route</Button>}
      />
    </Stack>
  );
}
