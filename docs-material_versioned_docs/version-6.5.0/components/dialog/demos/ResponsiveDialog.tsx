import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveDialog() {
  const [open, setOpen] = React.useState(false);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a correction
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullScreen={isPhone}
        fullWidth
      >
        <DialogTitle>Correct this article</DialogTitle>
        <DialogContent>
          <TextField
            id="responsive-dialog-note"
            label="What is wrong, and how do you know?"
            margin="dense"
            multiline
            minRows={5}
            autoFocus
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Discard</Button>
          <Button onClick={() => setOpen(false)}>Send to the desk</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
