import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as React from 'react';

function Slot({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Stack
      spacing={1}
      sx={{
        p: 1,
        border: '1px dashed',
        borderColor: 'text.secondary',
        borderRadius: 1,
      }}
    >
      <Typography variant="caption">{name}</Typography>
      {children}
    </Stack>
  );
}

export default function LevelParts() {
  return (
    <Box sx={{ maxWidth: 240 }}>
      <Slot name="root">
        <Slot name="value">
          <Typography variant="h4" component="span">
            3.42 m
          </Typography>
        </Slot>
        <Slot name="place">
          <Typography color="text.secondary">Mill weir, 06:00</Typography>
        </Slot>
      </Slot>
    </Box>
  );
}
