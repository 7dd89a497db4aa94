import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressDeterminate() {
  const [sent, setSent] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <LinearProgress
        determinate
        value={sent * 20}
        aria-valuetext={`${sent} of 5 invoices`}
        aria-label="Invoices sent"
      />
      <Button variant="outlined" onClick={() => setSent((sent + 1) % 6)}>
        {sent === 5 ? 'Start again' : 'Send next invoice'}
      </Button>
    </Stack>
  );
}
