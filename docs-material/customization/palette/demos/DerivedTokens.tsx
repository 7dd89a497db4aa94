import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, darken, ThemeProvider } from '@mui/material/styles';

const clay = '#a3472a';

const nursery = createTheme({
  palette: {
    primary: { main: clay, light: '#f7e3db', dark: darken(clay, 0.5) },
  },
});

export default function DerivedTokens() {
  return (
    <ThemeProvider theme={nursery}>
      <Box sx={{ p: 2, bgcolor: 'primary.light', color: 'primary.dark' }}>
        <p>Frost is forecast for Thursday night.</p>
        <Button variant="contained">Reserve fleece</Button>
      </Box>
    </ThemeProvider>
  );
}
