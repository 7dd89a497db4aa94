import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarInvertedColors() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Check for updates</Button>
      <Snackbar
        open={open}
        onClose={close}
        variant="solid"
        color="primary"
        invertedColors
      >
        <Stack spacing={1}>
          <div role="alert">
            <Typography level="title-md">A new version is available</Typography>
            <Typography>Reload the page to use it.</Typography>
          </div>
          <Stack direction="row" spacing={1}>
            <Button onClick={close}>Reload</Button>
            <Button variant="outlined" onClick={close}>
              Later
            </Button>
          </Stack>
        </Stack>
      </Snackbar>
    </React.Fragment>
  );
}
