import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open slowly
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          '--Drawer-transitionDuration': '0.6s',
          '--Drawer-transitionFunction': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
          '@media (prefers-reduced-motion: reduce)': {
            '--Drawer-transitionDuration': '0s',
          },
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Notifications</DialogTitle>
      </Drawer>
    </>
  );
}
