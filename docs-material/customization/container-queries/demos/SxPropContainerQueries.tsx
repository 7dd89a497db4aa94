import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SxPropContainerQueries() {
  const [width, setWidth] = React.useState(100);

  return (
    <div>
      <Slider
        aria-label="Width of the recipe card in percent"
        value={width}
        onChange={(_event, value) => setWidth(value)}
        min={40}
      />
      <div style={{ width: `${width}%` }}>
        <Box sx={{ containerType: 'inline-size', containerName: 'card' }}>
          <Box
            sx={{
              border: 1,
              p: { '@': 1, '@320': 2, '@sm/card': 4 },
              display: 'flex',
              flexDirection: { '@': 'column', '@320/card': 'row' },
              justifyContent: 'space-between',
              gap: 1,
            }}
          >
            <strong>Plum crumble</strong>
            <span>8 portions</span>
          </Box>
        </Box>
      </div>
    </div>
  );
}
