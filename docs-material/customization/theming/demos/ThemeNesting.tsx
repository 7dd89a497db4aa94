import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const workshop = createTheme({
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 20 },
});
const rental = createTheme({
  typography: { button: { textTransform: 'none' } },
});

export default function ThemeNesting() {
  return (
    <ThemeProvider theme={workshop}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Book a repair</Button>
        <ThemeProvider theme={rental}>
          <Button variant="contained">Rent a bike</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
