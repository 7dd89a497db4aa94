import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fills the window with a soft light in the primary color, header first. */
export default function Backdrop({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        gridTemplateColumns: 'minmax(0, 1fr)',
        backgroundImage:
          'radial-gradient(90rem 50rem at 50% -20rem, rgba(var(--mui-palette-primary-mainChannel) / 0.16), transparent)',
        backgroundRepeat: 'no-repeat',
      }}
    >
      {children}
    </Box>
  );
}
