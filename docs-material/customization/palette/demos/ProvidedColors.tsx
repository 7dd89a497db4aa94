import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const nursery = createTheme({
  palette: {
    // light, dark and contrastText are computed.
    primary: { main: '#5b6d2f' },
    secondary: {
      main: '#f3d9a4',
      light: '#f9ecd1',
      dark: '#e5bd6d',
      contrastText: '#3b2a12',
    },
  },
});

export default function ProvidedColors() {
  return (
    <ThemeProvider theme={nursery}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Show shrubs</Button>
        <Button variant="contained" color="secondary">
          Show bulbs
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
