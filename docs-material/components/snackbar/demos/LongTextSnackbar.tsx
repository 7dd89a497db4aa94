import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function LongTextSnackbar() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Reserve 12 crates of apples
      </Button>
      <Snackbar
        open={open}
        message="Only nine crates are left in the cold store. Nine are reserved; the other three are on the list for the next picking."
        action={
          <>
            <Button size="small" color="inherit" onClick={close}>
              Cancel all
            </Button>
            <Button size="small" color="inherit" onClick={close}>
              Got it
            </Button>
          </>
        }
        slotProps={{ content: { sx: { maxWidth: 400 } } }}
      />
    </div>
  );
}
