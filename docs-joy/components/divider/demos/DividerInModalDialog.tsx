import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function DividerInModalDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button color="danger" variant="outlined" onClick={() => setOpen(true)}>
        Delete order
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog">
          <DialogTitle>Delete order 1042?</DialogTitle>
          <Divider />
          <DialogContent>The invoice is also deleted.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={close}>
              Delete
            </Button>
            <Button variant="plain" color="neutral" onClick={close}>
              Cancel
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
