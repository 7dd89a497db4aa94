import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { useCountUp } from 'use-count-up';

export default function LinearProgressCountUp() {
  const [isCounting, setIsCounting] = React.useState(false);
  const { value } = useCountUp({
    isCounting,
    end: 100,
    duration: 5,
    easing: 'linear',
  });
  const done = Number(value) === 100;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <LinearProgress
        determinate
        value={Number(value)}
        aria-label="Exporting invoices"
      />
      <Typography level="body-sm" role="status">
        {done ? 'Export finished' : 'The export takes five seconds'}
      </Typography>
      <Button disabled={done} onClick={() => setIsCounting(!isCounting)}>
        {isCounting ? 'Pause' : 'Export'}
      </Button>
    </Stack>
  );
}
