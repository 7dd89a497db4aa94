import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function ContinuousSlider() {
  const [level, setLevel] = React.useState(60);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '96px 1fr',
        gap: 2,
        alignItems: 'center',
        width: 280,
        maxWidth: '100%',
      }}
    >
      <span>House {level} %</span>
      <Slider
        aria-label="House lights"
        value={level}
        onChange={(event, value) => setLevel(value)}
      />
      <span>Exit signs</span>
      <Slider disabled aria-label="Exit signs" defaultValue={100} />
    </Box>
  );
}
