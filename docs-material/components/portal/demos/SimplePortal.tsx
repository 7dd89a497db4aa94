import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function Cue({ monitor }: { monitor: Element | null }) {
  const [level, setLevel] = React.useState(40);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setLevel((level + 20) % 120)}>
        Cue 12: next level
      </Button>
      {monitor && <Portal container={monitor}>Cue 12 at {level} %</Portal>}
    </React.Fragment>
  );
}

export default function SimplePortal() {
  const [monitor, setMonitor] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Cue monitor={monitor} />
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="body2">Monitor in the lighting booth</Typography>
        <Typography ref={setMonitor} role="status" sx={{ minHeight: 24 }} />
      </Paper>
    </Stack>
  );
}
