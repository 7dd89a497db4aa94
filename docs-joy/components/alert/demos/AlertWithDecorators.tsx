import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Close from '@mui/icons-material/Close';
import LocalShipping from '@mui/icons-material/LocalShipping';

export default function AlertWithDecorators() {
  const [open, setOpen] = React.useState(true);
  const button = React.useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    // The button that had the focus is removed.
    button.current?.focus();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', minHeight: 110 }}>
      <Button
        ref={button}
        variant="outlined"
        onClick={() => setOpen(true)}
        sx={{ placeSelf: 'start' }}
      >
        Track order
      </Button>
      {open && (
        <Alert
          startDecorator={<LocalShipping />}
          endDecorator={
            <IconButton aria-label="Close message" onClick={close}>
              <Close />
            </IconButton>
          }
        >
          Order 5518 arrives today.
        </Alert>
      )}
    </Box>
  );
}
