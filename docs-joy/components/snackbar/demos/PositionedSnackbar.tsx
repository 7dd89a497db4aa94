import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import type { SnackbarOrigin } from '@mui/joy/Snackbar';

const origins = (['top', 'bottom'] as const).flatMap((vertical) =>
  (['left', 'center', 'right'] as const).map((horizontal) => ({
    vertical,
    horizontal,
  })),
);

export default function PositionedSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [anchorOrigin, setAnchorOrigin] = React.useState<SnackbarOrigin>();

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 1 }}>
      {origins.map((origin) => (
        <Button
          key={origin.vertical + origin.horizontal}
          variant="outlined"
          onClick={() => {
            setAnchorOrigin(origin);
            setOpen(true);
          }}
        >
          {origin.vertical} {origin.horizontal}
        </Button>
      ))}
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => setOpen(reason === 'clickaway')}
        anchorOrigin={anchorOrigin}
      >
        <span role="alert">Order saved</span>
      </Snackbar>
    </Box>
  );
}
