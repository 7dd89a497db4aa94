import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const sizes: DialogProps['maxWidth'][] = ['xs', 'sm', 'md', 'lg', 'xl', false];

export default function MaxWidthDialog() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<DialogProps['maxWidth']>('sm');
  const [fullWidth, setFullWidth] = React.useState(true);

  const openAt = (next: DialogProps['maxWidth']) => {
    setSize(next);
    setOpen(true);
  };

  return (
    <div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {sizes.map((next) => (
          <Button
            key={String(next)}
            variant="outlined"
            onClick={() => openAt(next)}
          >
            {next || 'No limit'}
          </Button>
        ))}
      </Stack>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth={size}
        fullWidth={fullWidth}
      >
        <DialogTitle>Print the seating plan</DialogTitle>
        <DialogContent>
          <DialogContentText>
            This dialog has maxWidth set to {String(size)}.
          </DialogContentText>
          <FormControlLabel
            control={<Switch />}
            label="Full width"
            checked={fullWidth}
            onChange={(_event, checked) => setFullWidth(checked)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
