import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Zoom from '@mui/material/Zoom';

export default function SpringPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Setter’s note
      </Button>
      <Popper transition open={open} anchorEl={anchor}>
        {({ TransitionProps, placement }) => (
          <Zoom
            {...TransitionProps}
            easing={{ enter: 'cubic-bezier(0.3, 1.7, 0.6, 1)' }}
            style={{
              transformOrigin: placement.startsWith('top') ? 'bottom' : 'top',
            }}
          >
            <Paper elevation={4} sx={{ p: 1.5 }}>
              All long answers hide a bird
            </Paper>
          </Zoom>
        )}
      </Popper>
    </div>
  );
}
