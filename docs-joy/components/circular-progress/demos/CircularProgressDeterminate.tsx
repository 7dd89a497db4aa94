import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressDeterminate() {
  const [sent, setSent] = React.useState(1);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        value={sent * 20}
        aria-valuenow={sent * 20}
        aria-valuetext={`${sent} of 5 invoices`}
        aria-label="Invoices sent"
      />
      <Button variant="outlined" onClick={() => setSent((sent + 1) % 6)}>
        {sent === 5 ? 'Start again' : 'Send next invoice'}
      </Button>
    </Stack>
  );
}
