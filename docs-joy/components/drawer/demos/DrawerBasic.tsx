import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';

export default function DrawerBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show order 218
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Order 218</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>
          Three items, paid on Monday, not shipped yet.
        </DialogContent>
        <Button onClick={() => setOpen(false)} sx={{ m: 1.5 }}>
          Done
        </Button>
      </Drawer>
    </>
  );
}
