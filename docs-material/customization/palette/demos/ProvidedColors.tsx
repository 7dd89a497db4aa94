import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const moss = { main: '#5b6d2f' }; // the theme computes the rest
const straw = {
  main: '#f3d9a4',
  dark: '#e5bd6d', // the hover color, computed from main if it's missing
  contrastText: '#3b2a12',
};

const nursery = createTheme({ palette: { success: moss, warning: straw } });

export default function ProvidedColors() {
  return (
    <ThemeProvider theme={nursery}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" color="success">
          Show shrubs
        </Button>
        <Button variant="contained" color="warning">
          Show bulbs
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
