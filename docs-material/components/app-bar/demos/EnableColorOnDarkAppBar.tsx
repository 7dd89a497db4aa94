import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const night = createTheme({ palette: { mode: 'dark' } });

export default function EnableColorOnDarkAppBar() {
  return (
    <ThemeProvider theme={night}>
      <Stack spacing={2}>
        <AppBar component="div" position="static">
          <Toolbar>
            <Typography>Night ferry, gray in the dark</Typography>
          </Toolbar>
        </AppBar>
        <AppBar component="div" position="static" enableColorOnDark>
          <Toolbar>
            <Typography>Night ferry, in the color of the line</Typography>
          </Toolbar>
        </AppBar>
      </Stack>
    </ThemeProvider>
  );
}
