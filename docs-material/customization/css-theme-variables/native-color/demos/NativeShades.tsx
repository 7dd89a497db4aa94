import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const glazes = createTheme({
  cssVariables: {
    nativeColor: true,
    // Only for this demo: keeps the variables inside of its own element.
    cssVarPrefix: 'glaze',
    rootSelector: '.glaze-demo',
    disableCssColorScheme: true,
  },
  palette: {
    primary: { main: 'oklch(0.48 0.11 230)' },
    secondary: { main: 'rebeccapurple' },
  },
});

export default function NativeShades() {
  return (
    <ThemeProvider theme={glazes}>
      <Box
        className="glaze-demo"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        <Button variant="contained">Green</Button>
        <Button variant="contained" color="secondary">
          Brown
        </Button>
        <Box sx={{ width: 40, bgcolor: 'primary.light' }} />
        <Box sx={{ width: 40, bgcolor: 'primary.main' }} />
        <Box sx={{ width: 40, bgcolor: 'primary.dark' }} />
      </Box>
    </ThemeProvider>
  );
}
