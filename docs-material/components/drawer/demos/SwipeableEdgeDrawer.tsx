import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';
import { BedList } from './bedlist';

/** Height in pixels of the part that a closed drawer shows. */
const EDGE = 64;

export default function SwipeableEdgeDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Typography gutterBottom>
        Admission from the emergency room, arriving at 14:20.
      </Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Choose a bed
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={EDGE}
        disableSwipeToOpen={false}
        slotProps={{
          paper: {
            'aria-label': 'Beds of ward 4',
            sx: { height: `calc(80% - ${EDGE}px)`, overflow: 'visible' },
          },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            height: EDGE,
            px: 2,
            // On top of the paper, and visible while the paper isn't.
            position: 'absolute',
            bottom: '100%',
            insetInline: 0,
            visibility: 'visible',
            borderTop: 1,
            borderColor: 'divider',
            borderRadius: '16px 16px 0 0',
            bgcolor: 'background.paper',
          }}
        >
          <Typography>6 beds, 2 of them free</Typography>
        </Box>
        <Box sx={{ p: 2, overflow: 'auto' }}>
          <BedList onPick={() => setOpen(false)} />
        </Box>
      </SwipeableDrawer>
    </Box>
  );
}
