import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarCloseReason() {
  const [open, setOpen] = React.useState(false);
  const [lastReason, setLastReason] = React.useState('none');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setOpen(true)}>Send message</Button>
      <Typography level="body-sm" role="status">
        Last reason: {lastReason}
      </Typography>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        onClose={(_event, reason) => {
          setLastReason(reason);
          setOpen(false);
        }}
      >
        <span role="alert">Message sent</span>
      </Snackbar>
    </Stack>
  );
}
