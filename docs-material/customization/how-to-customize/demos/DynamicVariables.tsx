import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import * as React from 'react';

const Glass = styled('div')(({ theme }) => ({
  width: 64,
  height: 80,
  border: `2px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  borderTop: 0,
  borderRadius: '0 0 12px 12px',
  backgroundColor: 'rgb(176 96 16 / var(--Glass-strength))',
}));

export default function DynamicVariables() {
  const [minutes, setMinutes] = React.useState(3);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, maxWidth: 320 }}>
      <Glass
        style={{ '--Glass-strength': minutes / 6 } as React.CSSProperties}
      />
      <Slider
        aria-label="Minutes in the pot"
        value={minutes}
        onChange={(event, value) => setMinutes(value)}
        min={1}
        max={6}
        step={0.1}
      />
    </Box>
  );
}
