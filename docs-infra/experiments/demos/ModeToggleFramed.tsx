import CssBaseline from '@mui/material/CssBaseline';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  ThemeProvider,
  createTheme,
  useColorScheme,
} from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { cssVarPrefix: 'mill', colorSchemeSelector: 'data-mill' },
  colorSchemes: { light: true, dark: true },
});

function Modes() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Color mode of the frame"
      value={mode ?? null}
      onChange={(event, value) => value && setMode(value)}
      sx={{ m: 3 }}
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function ModeToggleFramed() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Modes />
    </ThemeProvider>
  );
}
