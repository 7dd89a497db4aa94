import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SimpleSnackbar() {
  const [held, setHeld] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  const setHold = (next: boolean) => {
    setHeld(next);
    setOpen(next);
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setHold(true)}>
        {held ? 'Order 2184: on hold' : 'Hold order 2184'}
      </Button>
      <Snackbar
        open={open}
        onClose={(event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Order 2184 is on hold"
        action={
          <Button size="small" color="inherit" onClick={() => setHold(false)}>
            Undo
          </Button>
        }
      />
    </div>
  );
}
