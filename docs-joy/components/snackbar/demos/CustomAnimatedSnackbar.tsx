import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

const duration = 400;

export default function CustomAnimatedSnackbar() {
  const [open, setOpen] = React.useState(false);
  const name = open ? 'snackbar-enter' : 'snackbar-exit';

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Save order</Button>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        animationDuration={duration}
        sx={{
          '@keyframes snackbar-enter': { from: { opacity: 0, scale: '0.8' } },
          '@keyframes snackbar-exit': { to: { opacity: 0, scale: '0.8' } },
          animation: `${name} ${duration}ms forwards`,
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        }}
      >
        <span role="alert">Order saved</span>
      </Snackbar>
    </React.Fragment>
  );
}
