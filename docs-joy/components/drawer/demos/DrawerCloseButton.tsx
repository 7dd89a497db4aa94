import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DrawerCloseButton() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('not closed yet');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read message
      </Button>
      <Typography level="body-sm" role="status">
        Reason: {reason}
      </Typography>
      <Drawer
        open={open}
        onClose={(_event, why) => {
          setOpen(false);
          setReason(why);
        }}
      >
        <ModalClose aria-label="Close message" />
        <DialogTitle>From Ana Ruiz</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>
          The invoice arrived. Thank you!
        </DialogContent>
      </Drawer>
    </Stack>
  );
}
