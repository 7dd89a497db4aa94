import Paper from '@mui/material/Paper';
import {
  ThemeProvider,
  createTheme,
  useColorScheme,
} from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const theme = createTheme({ colorSchemes: { dark: true } });

function Modes() {
  const { mode, setMode } = useColorScheme();
  return (
    <Paper sx={{ p: 3 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Color mode of the log"
        value={mode ?? null}
        onChange={(event, value) => setMode(value ?? mode)}
      >
        <ToggleButton value="light">Day</ToggleButton>
        <ToggleButton value="dark">Night</ToggleButton>
        <ToggleButton value="system">System</ToggleButton>
      </ToggleButtonGroup>
    </Paper>
  );
}

export default function ModeSwitch() {
  return (
    <ThemeProvider theme={theme}>
      <Modes />
    </ThemeProvider>
  );
}
