import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Zoom from '@mui/material/Zoom';

const bounce = { enter: 'cubic-bezier(0.3, 1.6, 0.6, 1)', exit: 'ease-in' };

export default function SpringModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Print tickets</Button>
      <Modal closeAfterTransition open={open} onClose={close}>
        <Zoom in={open} easing={bounce} timeout={250}>
          <Paper
            role="dialog"
            aria-modal
            aria-label="Tickets printed"
            sx={{ p: 3, mx: 'auto', mt: '25vh', width: 240, maxWidth: '90%' }}
          >
            <p>Two tickets are in the tray.</p>
            <Button onClick={close}>Next customer</Button>
          </Paper>
        </Zoom>
      </Modal>
    </div>
  );
}
