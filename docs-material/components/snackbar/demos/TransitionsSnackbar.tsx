import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const transitions = { Grow, Fade, Slide };

export default function TransitionsSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState<keyof typeof transitions>('Grow');

  const show = (next: keyof typeof transitions) => {
    setName(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => show('Grow')}>Grow</Button>
      <Button onClick={() => show('Fade')}>Fade</Button>
      <Button onClick={() => show('Slide')}>Slide</Button>
      <Snackbar
        key={name}
        open={open}
        onClose={() => setOpen(false)}
        autoHideDuration={5000}
        message="Price list for pears saved"
        slots={{ transition: transitions[name] }}
      />
    </Stack>
  );
}
