import * as React from 'react';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import MenuIcon from '@mui/icons-material/Menu';

const pages = ['Orders', 'Invoices', 'Users', 'Messages'];

export default function DrawerMobileNavigation() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <IconButton
        variant="outlined"
        aria-label="Open navigation"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        size="sm"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-label': 'Navigation' } }}
      >
        <ModalClose aria-label="Close navigation" />
        <List component="nav" size="lg" sx={{ pt: 6 }}>
          {pages.map((page) => (
            <ListItem key={page}>
              <ListItemButton
                component="a"
                href={`#${page.toLowerCase()}`}
                onClick={() => setOpen(false)}
              >
                {page}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
