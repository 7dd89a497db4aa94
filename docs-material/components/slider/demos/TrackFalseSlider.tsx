import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function side(position: number) {
  if (position === 0) {
    return 'center';
  }
  return position < 0 ? `${-position} left` : `${position} right`;
}

export default function TrackFalseSlider() {
  const [pan, setPan] = React.useState(-20);

  return (
    <Stack spacing={1} sx={{ width: 280, maxWidth: '80%' }}>
      <Typography id="pan-label">Narrator: {side(pan)}</Typography>
      <Slider
        track={false}
        aria-labelledby="pan-label"
        getAriaValueText={side}
        marks={[{ value: 0 }]}
        value={pan}
        onChange={(event, value) => setPan(value)}
        min={-50}
        max={50}
      />
    </Stack>
  );
}
