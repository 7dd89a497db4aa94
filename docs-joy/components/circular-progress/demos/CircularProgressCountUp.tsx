import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import { useCountUp } from 'use-count-up';

export default function CircularProgressCountUp() {
  const [isCounting, setIsCounting] = React.useState(false);
  const { value, reset } = useCountUp({ isCounting, end: 72, duration: 2 });

  function start() {
    setIsCounting(true);
    reset();
  }

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress
        size="lg"
        determinate
        value={Number(value)}
        aria-label="Storage used"
      >
        {value}%
      </CircularProgress>
      <Button variant="outlined" onClick={start}>
        Measure storage
      </Button>
    </Stack>
  );
}
