import * as React from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const lines = [
  { variant: 'h4', text: 'The lighthouse strike' },
  { variant: 'subtitle1', text: 'Part 3 of 5' },
  { variant: 'body2', text: 'Recorded on the pier' },
] as const;

export default function SkeletonTypography() {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        gridTemplateColumns: '1fr 1fr',
        width: '100%',
      }}
    >
      {lines.map(({ variant, text }) => (
        <React.Fragment key={variant}>
          <Typography variant={variant} component="p">
            {text}
          </Typography>
          <Typography variant={variant} component="div">
            <Skeleton />
          </Typography>
        </React.Fragment>
      ))}
    </Box>
  );
}
