import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PortalClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Stack
        spacing={1}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        sx={{ width: 280, maxWidth: '100%', minHeight: 150 }}
      >
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Report a result
        </Button>
        {open && (
          <Paper variant="outlined" sx={{ p: 2 }}>
            <TextField
              select
              fullWidth
              id="portal-click-away-result"
              label="Board 3"
              defaultValue="draw"
            >
              <MenuItem value="white">1–0</MenuItem>
              <MenuItem value="draw">½–½</MenuItem>
              <MenuItem value="black">0–1</MenuItem>
            </TextField>
          </Paper>
        )}
      </Stack>
    </ClickAwayListener>
  );
}
