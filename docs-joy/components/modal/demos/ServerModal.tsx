import * as React from 'react';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ServerModal() {
  const parent = React.useRef<HTMLDivElement>(null);

  return (
    <div ref={parent}>
      <Modal
        open
        disablePortal
        disableAutoFocus
        disableEnforceFocus
        container={() => parent.current}
      >
        <ModalDialog>
          <DialogTitle>Welcome</DialogTitle>
          <DialogContent>The server renders this text.</DialogContent>
        </ModalDialog>
      </Modal>
    </div>
  );
}
