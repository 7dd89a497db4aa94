import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ThemeHelper() {
  const [open, setOpen] = React.useState(false);
  const fullScreen = useMediaQuery((theme: Theme) =>
    theme.breakpoints.down('sm'),
  );

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Engine fire in flight</Button>
      <Dialog
        fullScreen={fullScreen}
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="theme-helper-title"
      >
        <DialogTitle id="theme-helper-title">Engine fire in flight</DialogTitle>
        <DialogContent>
          Mixture idle cut-off. Fuel selector off. Master switch off. Cabin heat
          off.
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Completed</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
