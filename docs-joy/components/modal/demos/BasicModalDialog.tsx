import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function BasicModalDialog() {
  const [open, setOpen] = React.useState(false);

  function invite(event: React.FormEvent) {
    event.preventDefault();
    setOpen(false);
  }

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Invite user</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <DialogTitle>Invite user</DialogTitle>
          <DialogContent>The invitation is valid for a week.</DialogContent>
          <form onSubmit={invite}>
            <FormControl id="BasicModalDialog-email" sx={{ mb: 2 }}>
              <FormLabel>Email</FormLabel>
              <Input type="email" required />
            </FormControl>
            <Button type="submit">Send invitation</Button>
          </form>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
