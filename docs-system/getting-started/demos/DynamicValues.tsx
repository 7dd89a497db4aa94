import * as React from 'react';
import Slider from '@mui/material/Slider';
import Box from '@mui/system/Box';

export default function DynamicValues() {
  const [charge, setCharge] = React.useState(60);
  const variables = { '--charge': `${charge}%` } as React.CSSProperties;

  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Box style={variables} sx={{ border: 1, borderRadius: 1, p: '2px' }}>
        <Box
          sx={{ width: 'var(--charge)', height: 20, bgcolor: 'success.main' }}
        />
      </Box>
      <Slider
        aria-label="Battery charge in percent"
        color="success"
        value={charge}
        onChange={(_event, value) => setCharge(value)}
      />
    </Box>
  );
}
