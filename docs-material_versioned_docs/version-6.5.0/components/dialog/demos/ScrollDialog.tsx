import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { houseRules } from './houserules';

export default function ScrollDialog() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');

  const openWith = (next: DialogProps['scroll']) => {
    setScroll(next);
    setOpen(true);
  };

  return (
    <div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => openWith('paper')}>
          Content scrolls
        </Button>
        <Button variant="outlined" onClick={() => openWith('body')}>
          Whole dialog scrolls
        </Button>
      </Stack>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll}>
        <DialogTitle>Workshop rules</DialogTitle>
        <DialogContent
          dividers={scroll === 'paper'}
          tabIndex={scroll === 'paper' ? 0 : undefined}
        >
          {houseRules.map((rule) => (
            <DialogContentText key={rule} sx={{ mb: 3 }}>
              {rule}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Decline</Button>
          <Button onClick={() => setOpen(false)}>Agree</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
