import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Warning from '@mui/icons-material/Warning';

export default function AlertDialogModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button color="danger" onClick={() => setOpen(true)}>
        Delete invoice
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog">
          <DialogTitle>
            <Warning />
            Delete invoice 1042?
          </DialogTitle>
          <DialogContent>You can’t undo this.</DialogContent>
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
