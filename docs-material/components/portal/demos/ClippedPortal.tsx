import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function ClippedPortal() {
  const [portal, setPortal] = React.useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <FormControlLabel
        control={
          <Switch checked={portal} onChange={() => setPortal(!portal)} />
        }
        label="Use a portal"
      />
      <Paper
        variant="outlined"
        sx={{ height: 64, p: 2, overflow: 'hidden', transform: 'scale(1)' }}
      >
        Bar 2 of the plot
        <Portal disablePortal={!portal}>
          <Paper
            elevation={6}
            sx={{ position: 'fixed', bottom: 12, insetInlineEnd: 12, p: 2 }}
          >
            Lamp 7: Fresnel, 1000 W
            <br />
            Channel 41, amber gel
            <br />
            Focus: center stage
          </Paper>
        </Portal>
      </Paper>
    </Box>
  );
}
