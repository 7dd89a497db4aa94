import * as React from 'react';
import Slider from '@mui/material/Slider';
import Box from '@mui/system/Box';

export default function ContainerQueries() {
  const [width, setWidth] = React.useState(260);

  return (
    <Box sx={{ width: 1 }}>
      <Box style={{ width }} sx={{ containerType: 'inline-size', maxWidth: 1 }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@240': 'row' },
            gap: 1,
            p: 1,
            border: 1,
          }}
        >
          <span>Gull Island</span>
          <span>16:20</span>
        </Box>
      </Box>
      <Slider
        aria-label="Width of the container"
        min={160}
        max={320}
        value={width}
        onChange={(_event, value) => setWidth(value)}
        sx={{ width: 220 }}
      />
    </Box>
  );
}
