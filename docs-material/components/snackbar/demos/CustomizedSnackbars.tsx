import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function CustomizedSnackbars() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send the delivery note
      </Button>
      <Snackbar open={open} onClose={close}>
        <Alert
          severity="error"
          variant="outlined"
          onClose={close}
          sx={{ bgcolor: 'background.paper', width: '100%' }}
        >
          The grocer’s mailbox is full. The note was not delivered.
        </Alert>
      </Snackbar>
    </div>
  );
}
