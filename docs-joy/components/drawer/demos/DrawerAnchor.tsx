import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const anchors = ['top', 'right', 'bottom', 'left'] as const;

export default function DrawerAnchor() {
  const [open, setOpen] = React.useState('');

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {anchors.map((anchor) => (
        <React.Fragment key={anchor}>
          <Button variant="outlined" onClick={() => setOpen(anchor)}>
            {anchor}
          </Button>
          <Drawer
            anchor={anchor}
            open={open === anchor}
            onClose={() => setOpen('')}
          >
            <ModalClose aria-label="Close" />
            <DialogTitle>At the {anchor}</DialogTitle>
          </Drawer>
        </React.Fragment>
      ))}
    </Stack>
  );
}
