import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function SimpleGrow() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', minHeight: 136 }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Seats in the dome
      </Button>
      <Grow in={open} style={{ transformOrigin: 'top center' }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          184 seats, 4 places for wheelchairs. The back rows see most of the
          sky.
        </Paper>
      </Grow>
    </Stack>
  );
}
