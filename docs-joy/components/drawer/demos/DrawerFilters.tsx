import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';

const statuses = ['Open', 'Shipped', 'Returned'];

export default function DrawerFilters() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter orders
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          content: { sx: { p: 2, bgcolor: 'transparent', boxShadow: 'none' } },
        }}
      >
        <Sheet
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 2,
            flexGrow: 1,
            p: 2,
            borderRadius: 'md',
            overflow: 'auto',
          }}
        >
          <ModalClose aria-label="Close filters" />
          <DialogTitle>Filters</DialogTitle>
          {statuses.map((status) => (
            <Checkbox key={status} label={status} defaultChecked />
          ))}
          <Button onClick={() => setOpen(false)} sx={{ mt: 'auto' }}>
            Show orders
          </Button>
        </Sheet>
      </Drawer>
    </>
  );
}
