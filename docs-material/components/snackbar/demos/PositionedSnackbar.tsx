import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function PositionedSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [origin, setOrigin] = React.useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'center',
  });

  const move = (change: Partial<SnackbarOrigin>) => {
    setOpen(false);
    setOrigin((before) => ({ ...before, ...change }));
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Edge of the window"
        value={origin.vertical}
        onChange={(event, vertical) => vertical && move({ vertical })}
      >
        <ToggleButton value="top">Top</ToggleButton>
        <ToggleButton value="bottom">Bottom</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place along the edge"
        value={origin.horizontal}
        onChange={(event, horizontal) => horizontal && move({ horizontal })}
      >
        <ToggleButton value="left">Left</ToggleButton>
        <ToggleButton value="center">Center</ToggleButton>
        <ToggleButton value="right">Right</ToggleButton>
      </ToggleButtonGroup>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Book the pickup
      </Button>
      <Snackbar
        key={`${origin.vertical} ${origin.horizontal}`}
        open={open}
        onClose={() => setOpen(false)}
        anchorOrigin={origin}
        message="Pickup booked for Friday, 8 o'clock"
      />
    </Stack>
  );
}
