import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function WithoutToolbar() {
  const [knots, setKnots] = React.useState(12);
  return (
    <Stack spacing={1} sx={{ maxWidth: 320, mx: 'auto' }}>
      <Typography id="without-toolbar-label">Wind: {knots} knots</Typography>
      <Slider
        aria-labelledby="without-toolbar-label"
        max={60}
        value={knots}
        onChange={(_event, value) => setKnots(value)}
      />
    </Stack>
  );
}
