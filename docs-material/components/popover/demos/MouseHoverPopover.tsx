import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';

export default function MouseHoverPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Button
        onMouseEnter={(event) => setAnchor(event.currentTarget)}
        onMouseLeave={() => setAnchor(null)}
      >
        Germination: 91 %
      </Button>
      <Popover
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { sx: { p: 1.5 } } }}
        sx={{ pointerEvents: 'none' }}
      >
        182 of 200 seeds, tested in March
      </Popover>
    </div>
  );
}
