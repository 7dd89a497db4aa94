import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;
type Size = (typeof sizes)[number];

export default function DrawerSize() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<Size>('md');

  function openWith(next: Size) {
    setSize(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1}>
      {sizes.map((name) => (
        <Button key={name} variant="outlined" onClick={() => openWith(name)}>
          Size {name}
        </Button>
      ))}
      <Drawer size={size} open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Size {size}</DialogTitle>
      </Drawer>
    </Stack>
  );
}
