import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { BedList } from './bedlist';
import { WardNav } from './wardnav';

const width = 220;

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { sm: 'none' } }}
        slotProps={{
          paper: { 'aria-label': 'Views of the ward', sx: { width } },
        }}
      >
        <WardNav label="Views" onPick={() => setOpen(false)} />
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', sm: 'block' }, width, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width } } }}
      >
        <WardNav label="Wide views" />
      </Drawer>
      <Box sx={{ flexGrow: 1, p: 2 }}>
        <IconButton
          aria-label="Open views"
          aria-haspopup="dialog"
          edge="start"
          onClick={() => setOpen(true)}
          sx={{ display: { sm: 'none' }, mb: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <BedList />
      </Box>
    </Box>
  );
}
