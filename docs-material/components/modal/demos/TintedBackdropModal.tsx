import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

const surface = { p: 3, mx: 'auto', mt: '20vh', width: 300, maxWidth: '90%' };

export default function TintedBackdropModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Preview the poster</Button>
      <Modal
        open={open}
        onClose={close}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(6px)' } } }}
      >
        <Paper role="dialog" aria-modal aria-label="Poster" sx={surface}>
          <p>The Lighthouse Keeper, opening night on Friday at 8 pm</p>
          <Button onClick={close}>Close preview</Button>
        </Paper>
      </Modal>
    </div>
  );
}
