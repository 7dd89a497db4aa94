import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';
import { WardNav } from './wardnav';

export default function SwipeableTemporaryDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ p: 2, minHeight: '100vh' }}>
      <Typography gutterBottom>
        Swipe from the edge of the screen, or press the button.
      </Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Show the ward’s views
      </Button>
      <SwipeableDrawer
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableDiscovery
        slotProps={{
          paper: { 'aria-label': 'Views of the ward', sx: { width: 240 } },
        }}
      >
        <WardNav label="Swipeable views" onPick={() => setOpen(false)} />
      </SwipeableDrawer>
    </Box>
  );
}
