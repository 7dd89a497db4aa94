import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { WardNav } from './wardnav';

export default function TemporaryDrawer() {
  const [open, setOpen] = React.useState(false);
  const [view, setView] = React.useState('Beds');

  const showView = (next: string) => {
    setView(next);
    setOpen(false);
  };

  return (
    <Box sx={{ p: 2 }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Ward 4: {view}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { 'aria-label': 'Views of ward 4', sx: { width: 240 } },
        }}
      >
        <WardNav onPick={showView} />
      </Drawer>
    </Box>
  );
}
