import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';

const invoices = Array.from({ length: 40 }, (_, index) => 1001 + index);

export default function DrawerScrollable() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Select an invoice
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Invoices</DialogTitle>
        <DialogContent>
          <List>
            {invoices.map((invoice) => (
              <ListItem key={invoice}>
                <ListItemButton onClick={() => setOpen(false)}>
                  Invoice {invoice}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </DialogContent>
      </Drawer>
    </>
  );
}
