import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressButton() {
  const [sending, setSending] = React.useState(true);

  return (
    <Button
      onClick={() => setSending(!sending)}
      startDecorator={
        sending && <CircularProgress variant="solid" aria-label="Sending" />
      }
      sx={{ width: 200 }}
    >
      {sending ? 'Stop sending' : 'Send message'}
    </Button>
  );
}
