import * as React from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function SimpleFade() {
  const [lines, setLines] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={lines} onChange={() => setLines(!lines)} />}
        label="Constellation lines"
      />
      <Box sx={{ position: 'relative', width: 320, maxWidth: '100%', mt: 1 }}>
        <Box
          component="img"
          src="/img/demos/transitions/sky.svg"
          alt="Night sky with five bright stars"
          sx={{ display: 'block', width: '100%' }}
        />
        <Fade in={lines} timeout={{ enter: 800, exit: 300 }}>
          <Box
            component="img"
            src="/img/demos/transitions/lines.svg"
            alt="Lines that join the stars to a W"
            sx={{
              position: 'absolute',
              insetBlockStart: 0,
              insetInlineStart: 0,
              width: '100%',
            }}
          />
        </Fade>
      </Box>
    </div>
  );
}
