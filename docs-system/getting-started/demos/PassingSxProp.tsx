import type { ReactNode } from 'react';
import type { SxProps, Theme } from '@mui/system';
import Box from '@mui/system/Box';

interface ShelfMarkProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

function ShelfMark({ children, sx = [] }: ShelfMarkProps) {
  return (
    <Box
      component="span"
      sx={[
        { px: 1.5, py: 0.5, border: 1, borderRadius: 1, fontSize: 14 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function PassingSxProp() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ShelfMark>QL 461</ShelfMark>
      <ShelfMark sx={{ borderStyle: 'dashed' }}>On loan</ShelfMark>
      <ShelfMark
        sx={(theme) => ({ borderRadius: theme.spacing(2), fontWeight: 700 })}
      >
        Reading room
      </ShelfMark>
    </Box>
  );
}
