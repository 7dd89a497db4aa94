import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function NestedModals() {
  const [level, setLevel] = React.useState(0);

  return (
    <React.Fragment>
      <Button onClick={() => setLevel(1)}>Show order</Button>
      <Modal open={level > 0} onClose={() => setLevel(0)}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Order 5518</DialogTitle>
          <Button onClick={() => setLevel(2)}>Refund</Button>
          <Modal open={level > 1} onClose={() => setLevel(1)}>
            <ModalDialog size="sm">
              <ModalClose aria-label="Close the refund" />
              <DialogTitle>Refund</DialogTitle>
              <DialogContent>The customer gets $480.00.</DialogContent>
            </ModalDialog>
          </Modal>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
