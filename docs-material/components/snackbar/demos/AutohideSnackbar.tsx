import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function AutohideSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Print the labels
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="18 crate labels sent to the printer"
      />
    </div>
  );
}
