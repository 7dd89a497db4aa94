import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SnackbarSizes() {
  const [open, setOpen] = React.useState(false);
  const [step, setStep] = React.useState(0);
  const size = sizes[step % sizes.length];

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Show snackbar</Button>
      <Snackbar
        size={size}
        open={open}
        onClose={() => setOpen(false)}
        endDecorator={
          <Button variant="soft" onClick={() => setStep(step + 1)}>
            Next size
          </Button>
        }
      >
        <span role="alert">The size is {size}</span>
      </Snackbar>
    </React.Fragment>
  );
}
