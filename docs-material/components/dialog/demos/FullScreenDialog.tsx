import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';

const filters = [
  'Direct trains only',
  'Seat reservation included',
  'Room for a bicycle',
  'Step-free boarding',
  'Quiet coach',
];

const SlideUp = React.forwardRef<unknown, SlideProps>(
  function SlideUp(props, ref) {
    return <Slide {...props} ref={ref} direction="up" />;
  },
);

export default function FullScreenDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter 84 connections
      </Button>
      <Dialog
        fullScreen
        open={open}
        onClose={close}
        slots={{ transition: SlideUp }}
      >
        <AppBar component="div" position="static">
          <Toolbar>
            <IconButton
              aria-label="Close without applying"
              color="inherit"
              edge="start"
              onClick={close}
            >
              <CloseIcon />
            </IconButton>
            <DialogTitle sx={{ flexGrow: 1, px: 1 }}>Filters</DialogTitle>
            <Button color="inherit" onClick={close}>
              Apply
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <Stack spacing={1} sx={{ mt: 2 }}>
            {filters.map((filter) => (
              <FormControlLabel
                key={filter}
                control={<Switch />}
                label={filter}
              />
            ))}
          </Stack>
        </DialogContent>
      </Dialog>
    </div>
  );
}
