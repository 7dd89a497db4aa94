import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const themes = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

export default function ModeToggleDefault() {
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');

  return (
    <ThemeProvider theme={themes[mode]}>
      <Box sx={{ p: 3, bgcolor: 'background.default', color: 'text.primary' }}>
        <Button
          aria-pressed={mode === 'dark'}
          onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
        >
          Night shift
        </Button>
      </Box>
    </ThemeProvider>
  );
}
