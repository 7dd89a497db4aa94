import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ResponsiveModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Cancel order</Button>
      <Modal open={open} onClose={close}>
        <ModalDialog
          sx={(theme) => ({
            [theme.breakpoints.only('xs')]: {
              inset: 'auto 0 0',
              maxWidth: 'none',
              transform: 'none',
              borderRadius: 0,
            },
          })}
        >
          <DialogTitle>Cancel order 5518?</DialogTitle>
          <DialogActions orientation="vertical">
            <Button onClick={close}>Keep order</Button>
            <Button variant="soft" color="danger" onClick={close}>
              Cancel order
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
