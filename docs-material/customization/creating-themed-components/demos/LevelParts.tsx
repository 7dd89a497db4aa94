import Box from '@mui/material/Box';
import type * as React from 'react';

interface SlotProps {
  name: string;
  children?: React.ReactNode;
}

function Slot({ name, children }: SlotProps) {
  return (
    <Box
      component="fieldset"
      sx={{ border: '1px dashed', borderColor: 'text.secondary', m: 0, p: 1 }}
    >
      <legend>{name}</legend>
      {children}
    </Box>
  );
}

export default function LevelParts() {
  return (
    <Box sx={{ maxWidth: 240 }}>
      <Slot name="root">
        <Slot name="pole">
          <Slot name="water">57 % of the pole</Slot>
        </Slot>
        <Slot name="label">Mill weir, 3.42 m</Slot>
      </Slot>
    </Box>
  );
}
