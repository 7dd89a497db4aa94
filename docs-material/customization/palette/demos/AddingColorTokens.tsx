import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface PaletteColor {
    pale?: string;
  }
  interface SimplePaletteColorOptions {
    pale?: string;
  }
}

const nursery = createTheme({
  palette: { primary: { main: '#3f5a2b', pale: '#e4ecd9' } },
});

export default function AddingColorTokens() {
  return (
    <ThemeProvider theme={nursery}>
      <Box
        sx={{
          p: 2,
          borderInlineStart: 6,
          borderColor: 'primary.main',
          bgcolor: 'primary.pale',
          color: 'primary.main',
        }}
      >
        Water seed trays from below until the first true leaves appear.
      </Box>
    </ThemeProvider>
  );
}
