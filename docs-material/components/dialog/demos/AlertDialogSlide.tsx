import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';

const SlideUp = React.forwardRef<unknown, SlideProps>(
  function SlideUp(props, ref) {
    return <Slide {...props} ref={ref} direction="up" />;
  },
);

export default function AlertDialogSlide() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Check my gate
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slots={{ transition: SlideUp }}
        aria-describedby="alert-dialog-slide-gate"
      >
        <DialogTitle>Your gate has changed</DialogTitle>
        <DialogContent>
          <DialogContentText id="alert-dialog-slide-gate">
            Flight 218 to Lisbon now boards at B12, an eight-minute walk from
            here.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Got it</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
