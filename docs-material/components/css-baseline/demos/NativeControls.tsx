import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

const night = createTheme({ palette: { mode: 'dark' } });

export default function NativeControls() {
  const [enabled, setEnabled] = React.useState(false);

  return (
    <Box sx={{ colorScheme: 'light' }}>
      <ThemeProvider theme={night}>
        <ScopedCssBaseline enableColorScheme={enabled} sx={{ p: 2 }}>
          <FormControlLabel
            control={
              <Switch checked={enabled} onChange={() => setEnabled(!enabled)} />
            }
            label="enableColorScheme"
          />
          <p>
            <label>
              Bus after <input type="time" defaultValue="01:20" />
            </label>{' '}
            <label>
              <input type="checkbox" /> With a place for bicycles
            </label>
          </p>
        </ScopedCssBaseline>
      </ThemeProvider>
    </Box>
  );
}
