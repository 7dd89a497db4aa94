import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

const VIALS = 8;

export default function CircularDeterminate() {
  const [filled, setFilled] = React.useState(3);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress
        variant="determinate"
        aria-label="Filled vials"
        aria-valuetext={`${filled} of ${VIALS} vials`}
        value={(filled / VIALS) * 100}
      />
      <Button onClick={() => setFilled((filled + 1) % (VIALS + 1))}>
        {filled === VIALS ? 'Empty the rack' : `Fill vial ${filled + 1}`}
      </Button>
    </Stack>
  );
}
