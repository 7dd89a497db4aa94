import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function KeepMountedModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Note on the booking</Button>
      <Modal keepMounted open={open} onClose={close}>
        <Paper
          role="dialog"
          aria-modal
          aria-label="Note on the booking"
          sx={{ p: 3, mx: 'auto', mt: '20vh', width: 320, maxWidth: '90%' }}
        >
          <TextField
            fullWidth
            multiline
            id="keep-mounted-modal-note"
            label="Note"
            defaultValue="Wheelchair space needed"
          />
          <Button onClick={close}>Close, keep the text</Button>
        </Paper>
      </Modal>
    </div>
  );
}
