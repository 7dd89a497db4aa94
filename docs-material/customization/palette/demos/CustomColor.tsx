import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    terracotta: Palette['primary'];
  }
  interface PaletteOptions {
    terracotta?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    terracotta: true;
  }
}

const nursery = createTheme({
  palette: {
    terracotta: {
      main: '#b5562f',
      light: '#cf8261',
      dark: '#873f22',
      contrastText: '#fff',
    },
  },
});

export default function CustomColor() {
  return (
    <ThemeProvider theme={nursery}>
      <Button variant="contained" color="terracotta">
        Choose a pot
      </Button>
    </ThemeProvider>
  );
}
