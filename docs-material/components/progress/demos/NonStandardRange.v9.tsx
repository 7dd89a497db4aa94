import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const FROZEN = -80;
const THAWED = 20;

export default function NonStandardRange() {
  const [degrees, setDegrees] = React.useState(-35);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography id="non-standard-range-text">
        Thawing sample 58: {degrees} °C
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby="non-standard-range-text"
        aria-valuetext={`${degrees} degrees`}
        min={FROZEN}
        max={THAWED}
        value={degrees}
      />
      <Slider
        aria-label="Temperature"
        min={FROZEN}
        max={THAWED}
        value={degrees}
        onChange={(event, value) => setDegrees(value)}
      />
    </Stack>
  );
}
