import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Release seats</Button>
      <Modal open={open} onClose={close}>
        <Paper
          role="dialog"
          aria-modal
          aria-label="Release seats"
          sx={{ p: 3, mx: 'auto', mt: '20vh', width: 300, maxWidth: '90%' }}
        >
          <p>Row F, seats 12 and 13, go back on sale.</p>
          <Button onClick={close}>Put on sale</Button>
          <Button onClick={close}>Hold</Button>
        </Paper>
      </Modal>
    </div>
  );
}
