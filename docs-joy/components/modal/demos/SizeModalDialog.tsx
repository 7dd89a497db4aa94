import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import type { ModalDialogProps } from '@mui/joy/ModalDialog';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function SizeModalDialog() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<ModalDialogProps['size']>('md');

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog size={size}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Size of this dialog</DialogTitle>
          <ToggleButtonGroup
            aria-label="Size"
            value={size}
            onChange={(_event, value) => value && setSize(value)}
          >
            <Button value="sm">Small</Button>
            <Button value="md">Medium</Button>
            <Button value="lg">Large</Button>
          </ToggleButtonGroup>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
