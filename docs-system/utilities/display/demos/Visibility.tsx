import * as React from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/system/Box';

export default function Visibility() {
  const [shown, setShown] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'} delay
      </Button>
      <Box sx={{ visibility: shown ? 'visible' : 'hidden' }}>
        8 minutes late
      </Box>
      <Box>Platform 3</Box>
    </Box>
  );
}
