import * as React from 'react';
import LightMode from '@mui/icons-material/LightMode';
import WbTwilight from '@mui/icons-material/WbTwilight';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function ContinuousSlider() {
  const [level, setLevel] = React.useState(60);

  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <WbTwilight color="action" />
        <Slider
          aria-label="House lights"
          value={level}
          onChange={(event, value) => setLevel(value)}
        />
        <LightMode color="action" />
      </Stack>
      <Slider disabled aria-label="Emergency lights" defaultValue={100} />
    </Stack>
  );
}
