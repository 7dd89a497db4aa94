import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const anchors = ['top', 'right', 'bottom', 'left'] as const;
type Anchor = (typeof anchors)[number];

export default function DrawerAnchor() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<Anchor>('top');

  function openAt(next: Anchor) {
    setAnchor(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {anchors.map((name) => (
        <Button key={name} variant="outlined" onClick={() => openAt(name)}>
          {name}
        </Button>
      ))}
      <Drawer
        key={anchor}
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>At the {anchor}</DialogTitle>
      </Drawer>
    </Stack>
  );
}
