import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const POSITIONS = 20;

export default function LinearBuffer() {
  const [loaded, setLoaded] = React.useState(12);
  const [measured, setMeasured] = React.useState(5);

  return (
    <Stack spacing={1} sx={{ width: 400, maxWidth: '100%' }}>
      <Typography role="status">
        {measured} of {POSITIONS} measured, {loaded} loaded
      </Typography>
      <LinearProgress
        variant="buffer"
        aria-label="Samples"
        value={(measured / POSITIONS) * 100}
        valueBuffer={(loaded / POSITIONS) * 100}
      />
      <div>
        <Button onClick={() => setLoaded(Math.min(loaded + 2, POSITIONS))}>
          Load two
        </Button>
        <Button onClick={() => setMeasured(Math.min(measured + 1, loaded))}>
          Measure one
        </Button>
      </div>
    </Stack>
  );
}
