import * as React from 'react';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { BedList } from './bedlist';
import { WardNav } from './wardnav';

const width = 200;

export default function PersistentDrawerLeft() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        id="persistent-drawer-left"
        variant="persistent"
        open={open}
        sx={{
          width: open ? width : 0,
          flexShrink: 0,
          transition: (theme) => theme.transitions.create('width'),
        }}
        slotProps={{ paper: { sx: { width } } }}
      >
        <WardNav label="Views next to the plan" />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Toolbar>
          <IconButton
            edge="start"
            aria-label="Views of the ward"
            aria-expanded={open}
            aria-controls="persistent-drawer-left"
            onClick={() => setOpen(!open)}
          >
            {open ? <MenuOpenIcon /> : <MenuIcon />}
          </IconButton>
        </Toolbar>
        <Box sx={{ px: 2 }}>
          <BedList />
        </Box>
      </Box>
    </Box>
  );
}
