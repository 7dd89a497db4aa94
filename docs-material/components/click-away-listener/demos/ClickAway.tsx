import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        sx={{ minHeight: 120 }}
      >
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Pairings of round 4
        </Button>
        {open && (
          <Paper variant="outlined" sx={{ p: 2 }}>
            Board 1: club champion against last year’s junior. Board 2: two
            draws so far.
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
