import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function SimplePopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-describedby={open ? 'simple-popper-clue' : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
      >
        7 across
      </Button>
      <Popper id="simple-popper-clue" open={open} anchorEl={anchor}>
        <Paper elevation={4} sx={{ p: 1.5, m: 0.5 }}>
          River that flows backward twice a day (5)
        </Paper>
      </Popper>
    </div>
  );
}
