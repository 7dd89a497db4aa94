import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function LayoutModalDialog() {
  const [open, setOpen] = React.useState(false);
  const [full, setFull] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Preview invoice</Button>
      <Modal open={open} onClose={close}>
        <ModalDialog layout={full ? 'fullscreen' : 'center'}>
          <DialogTitle>Invoice 1042</DialogTitle>
          <DialogContent>Two desks, $480.00</DialogContent>
          <DialogActions>
            <Button onClick={close}>Close</Button>
            <Button variant="plain" onClick={() => setFull(!full)}>
              {full ? 'Exit full screen' : 'Full screen'}
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
