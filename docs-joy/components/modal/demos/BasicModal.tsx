import * as React from 'react';
import Button from '@mui/joy/Button';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Show order</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Sheet
          role="dialog"
          aria-modal
          aria-labelledby="BasicModal-title"
          sx={{ p: 3, borderRadius: 'md', width: 260 }}
        >
          <ModalClose aria-label="Close" />
          <Typography level="h4" component="h2" id="BasicModal-title">
            Order 5518
          </Typography>
          <Typography>Two desks and four chairs.</Typography>
        </Sheet>
      </Modal>
    </React.Fragment>
  );
}
