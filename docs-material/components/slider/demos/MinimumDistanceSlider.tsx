import * as React from 'react';
import Slider from '@mui/material/Slider';

const SHORTEST = 15;
const MATCH = 90;

export default function MinimumDistanceSlider() {
  const [start, setStart] = React.useState(40);
  const [length, setLength] = React.useState(20);

  const plan = (event: Event, [from, to]: number[], thumb: number) => {
    if (thumb === 0) {
      setStart(Math.min(from!, MATCH - length));
    } else {
      setLength(Math.max(to! - start, SHORTEST));
    }
  };

  return (
    <Slider
      disableSwap
      getAriaLabel={(index) => (index === 0 ? 'Pause starts' : 'Pause ends')}
      getAriaValueText={(minute) => `minute ${minute}`}
      valueLabelDisplay="auto"
      value={[start, start + length]}
      onChange={plan}
      max={MATCH}
      sx={{ width: 280, maxWidth: '80%' }}
    />
  );
}
