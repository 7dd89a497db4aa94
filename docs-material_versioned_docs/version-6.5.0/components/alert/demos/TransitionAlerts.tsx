import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function TransitionAlerts() {
  const [open, setOpen] = React.useState(true);
  const checkButton = React.useRef<HTMLButtonElement>(null);

  const handleClose = () => {
    setOpen(false);
    checkButton.current?.focus();
  };

  return (
    <Box sx={{ width: 1 }}>
      <Collapse in={open} unmountOnExit>
        <Alert severity="warning" onClose={handleClose} sx={{ mb: 2 }}>
          Row 14 is sold out. Pick seats in another row.
        </Alert>
      </Collapse>
      <Button
        ref={checkButton}
        variant="outlined"
        onClick={() => setOpen(true)}
      >
        Check availability
      </Button>
    </Box>
  );
}
