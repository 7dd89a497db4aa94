import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import type { ModalProps } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function CloseModal() {
  const [open, setOpen] = React.useState(false);
  const [lastReason, setLastReason] = React.useState('none');

  const close: ModalProps['onClose'] = (_event, reason) => {
    setLastReason(reason);
    // Clicking the backdrop by accident must not discard the message.
    if (reason !== 'backdropClick') {
      setOpen(false);
    }
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setOpen(true)}>Write message</Button>
      <Typography level="body-sm" role="status">
        Last reason: {lastReason}
      </Typography>
      <Modal open={open} onClose={close}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>New message</DialogTitle>
          <Textarea aria-label="Message" minRows={3} />
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
