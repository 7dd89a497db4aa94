import * as React from 'react';
import Slider from '@mui/material/Slider';

const SHORTEST = 15;
const LATEST = 90;

export default function MinimumDistanceSlider() {
  const [pause, setPause] = React.useState([40, 60]);

  const handleChange = (event: Event, value: number[], thumb: number) => {
    const [start, end] = value;
    if (end - start >= SHORTEST) {
      setPause(value);
    } else if (thumb === 0) {
      const latestStart = Math.min(start, LATEST - SHORTEST);
      setPause([latestStart, latestStart + SHORTEST]);
    } else {
      const earliestEnd = Math.max(end, SHORTEST);
      setPause([earliestEnd - SHORTEST, earliestEnd]);
    }
  };

  return (
    <Slider
      disableSwap
      getAriaLabel={(index) => (index === 0 ? 'Pause starts' : 'Pause ends')}
      getAriaValueText={(minute) => `minute ${minute}`}
      valueLabelDisplay="auto"
      value={pause}
      onChange={handleChange}
      max={LATEST}
      sx={{ width: 280, maxWidth: '80%' }}
    />
  );
}
