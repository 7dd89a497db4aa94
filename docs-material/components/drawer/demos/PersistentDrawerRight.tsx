import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { BedList, type Bed } from './bedlist';

const width = 200;

export default function PersistentDrawerRight() {
  const [open, setOpen] = React.useState(false);
  const [bed, setBed] = React.useState<Bed | null>(null);

  const opener = React.useRef<Element | null>(null);

  const inspect = (next: Bed) => {
    opener.current = document.activeElement;
    setBed(next);
    setOpen(true);
  };

  const close = () => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) {
      opener.current.focus();
    }
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <BedList onPick={inspect} />
      </Box>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        sx={{ width: open ? width : 0, flexShrink: 0 }}
        slotProps={{
          paper: {
            component: 'aside',
            'aria-label': 'Selected bed',
            sx: { width, p: 2 },
          },
        }}
      >
        <IconButton
          aria-label="Close details"
          onClick={close}
          sx={{ alignSelf: 'end' }}
        >
          <CloseIcon />
        </IconButton>
        <Box role="status">
          <Typography variant="h6" component="p">
            {bed?.bed}
          </Typography>
          <Typography gutterBottom>{bed?.state}</Typography>
          <Typography variant="body2">{bed?.note}</Typography>
        </Box>
      </Drawer>
    </Box>
  );
}
