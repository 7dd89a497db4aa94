import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function SimpleBackdrop() {
  const [busy, setBusy] = React.useState(false);

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => setBusy(false), 3000);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <div>
      <Button variant="contained" onClick={() => setBusy(true)}>
        Send 36 negatives to the lab
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {busy ? 'Sending. Please wait.' : 'Nothing is being sent.'}
      </Typography>
      <Backdrop
        unmountOnExit
        open={busy}
        sx={{ zIndex: 'modal', color: 'common.white' }}
      >
        <CircularProgress color="inherit" />
      </Backdrop>
    </div>
  );
}
