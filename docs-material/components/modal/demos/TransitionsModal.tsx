import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function TransitionsModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Balcony view</Button>
      <Modal closeAfterTransition open={open} onClose={close}>
        <Fade in={open}>
          <Paper
            role="dialog"
            aria-modal
            aria-label="Balcony view"
            sx={{ p: 3, mx: 'auto', mt: '20vh', width: 280, maxWidth: '90%' }}
          >
            <p>The rail hides the front of the stage.</p>
            <Button onClick={close}>Understood</Button>
          </Paper>
        </Fade>
      </Modal>
    </div>
  );
}
