import * as React from 'react';
import Menu from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const pages = ['Book a crossing', 'My tickets', 'On board'];

export default function DrawerAppBar() {
  const [open, setOpen] = React.useState(false);
  const [current, setCurrent] = React.useState(pages[0]);

  const go = (page: string) => {
    setCurrent(page);
    setOpen(false);
  };

  return (
    <div>
      <AppBar>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Open the menu"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            <Menu />
          </IconButton>
          <Typography noWrap sx={{ flexGrow: 1 }}>
            Skarholm Line
          </Typography>
          <Box
            component="nav"
            aria-label="Pages"
            sx={{ display: { xs: 'none', sm: 'block' } }}
          >
            {pages.map((page) => (
              <Button key={page} color="inherit" onClick={() => go(page)}>
                {page}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Typography sx={{ p: 3 }}>
        {current}: the ferries run every hour today.
      </Typography>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <Box
          component="nav"
          aria-label="Pages, in the menu"
          sx={{ width: 240 }}
        >
          <List>
            {pages.map((page) => (
              <ListItem key={page} disablePadding>
                <ListItemButton
                  selected={page === current}
                  onClick={() => go(page)}
                >
                  {page}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </div>
  );
}
