import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

function toHertz(position: number) {
  return Math.round(20 * 10 ** position);
}

function label(hertz: number) {
  return hertz < 1000 ? `${hertz} Hz` : `${(hertz / 1000).toFixed(1)} kHz`;
}

export default function NonLinearSlider() {
  const [position, setPosition] = React.useState(1.7);

  return (
    <Box sx={{ width: 280, maxWidth: '80%' }}>
      <Typography id="frequency-label">
        Filter: {label(toHertz(position))}
      </Typography>
      <Slider
        aria-labelledby="frequency-label"
        scale={toHertz}
        getAriaValueText={label}
        valueLabelFormat={label}
        valueLabelDisplay="auto"
        value={position}
        onChange={(event, value) => setPosition(value)}
        min={0}
        max={3}
        step={0.01}
        shiftStep={0.3}
      />
    </Box>
  );
}
