import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { stars } from './stars';

export default function FrameDeferring() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Star catalog
      </Button>
      <Box
        sx={{ width: 280, maxWidth: '100%', height: 160, overflow: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label="Catalog"
      >
        {open && (
          <NoSsr defer fallback="Sorting 2,000 stars…">
            {stars.map(({ name, magnitude }) => (
              <Typography key={name} variant="body2">
                {name}, magnitude {magnitude}
              </Typography>
            ))}
          </NoSsr>
        )}
      </Box>
    </Stack>
  );
}
