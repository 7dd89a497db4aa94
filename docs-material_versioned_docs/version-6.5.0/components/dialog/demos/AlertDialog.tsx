import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function AlertDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Cancel appointment
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby="alert-dialog-consequence"
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Cancel your visit on May 12?</DialogTitle>
        <DialogContent>
          <DialogContentText id="alert-dialog-consequence">
            The clinic gives your 9:40 slot to the next patient on the waiting
            list. The first free slot after that is in June.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep it
          </Button>
          <Button color="error" onClick={close}>
            Cancel the visit
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
