import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const shape = { borderRadius: 16 };
const themes = {
  light: createTheme({
    shape,
    palette: {
      primary: { main: '#6d4c1f' },
      background: { default: '#fbf6ec' },
    },
  }),
  dark: createTheme({
    shape,
    palette: {
      mode: 'dark',
      primary: { main: '#e8c48a' },
      background: { default: '#241b0e' },
    },
  }),
};

export default function ModeToggleCustom() {
  const [dark, setDark] = React.useState(false);

  return (
    <ThemeProvider theme={dark ? themes.dark : themes.light}>
      <Box
        sx={{
          p: 3,
          borderRadius: 1,
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <FormControlLabel
          control={
            <Switch
              checked={dark}
              onChange={(event) => setDark(event.target.checked)}
            />
          }
          label="Light the mill for the night"
        />
      </Box>
    </ThemeProvider>
  );
}
