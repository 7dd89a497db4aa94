import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const workshop = createTheme({
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 20 },
});

function rental(outer: Theme) {
  const typography = { button: { textTransform: 'none' } } as const;
  return createTheme({ ...outer, typography });
}

export default function ThemeNestingExtend() {
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
