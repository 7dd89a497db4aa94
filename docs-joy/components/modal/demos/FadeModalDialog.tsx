import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { modalClasses } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

const fade = {
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'opacity 0.2s',
    [`&.${modalClasses.hidden}`]: {
      opacity: 0,
      // Keeps the modal visible until the fade has ended.
      transition: 'opacity 0.2s, visibility 0.2s',
    },
  },
};

export default function FadeModalDialog() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Show message</Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)} sx={fade}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Your parcel arrives today</DialogTitle>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
