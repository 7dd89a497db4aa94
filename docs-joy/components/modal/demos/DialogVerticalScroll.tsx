import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

const orders = Array.from(
  { length: 40 },
  (_, index) => `Order ${5500 + index}`,
);

export default function DialogVerticalScroll() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Review orders</Button>
      <Modal open={open} onClose={close}>
        <ModalDialog>
          <DialogTitle>Ship 40 orders?</DialogTitle>
          <DialogContent tabIndex={0}>
            {orders.map((order) => (
              <div key={order}>{order}</div>
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Ship orders</Button>
            <Button variant="plain" color="neutral" onClick={close}>
              Cancel
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
