import * as React from 'react';
import AccountCircle from '@mui/icons-material/AccountCircle';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const entries = ['Travel passes', 'Vehicles', 'Payment', 'Sign out'];

export default function MenuAppBar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <AppBar component="div" position="static" color="secondary">
      <Toolbar sx={{ justifyContent: 'space-between' }}>
        <Typography>Frequent traveler, 14 trips left</Typography>
        <IconButton
          edge="end"
          color="inherit"
          id="menu-app-bar-account"
          aria-label="Account"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? 'menu-app-bar-menu' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AccountCircle />
        </IconButton>
        <Menu
          id="menu-app-bar-menu"
          open={open}
          anchorEl={anchor}
          onClose={close}
          slotProps={{ list: { 'aria-labelledby': 'menu-app-bar-account' } }}
        >
          {entries.map((entry) => (
            <MenuItem key={entry} onClick={close}>
              {entry}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
