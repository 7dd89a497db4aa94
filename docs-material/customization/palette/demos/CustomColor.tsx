import Fab from '@mui/material/Fab';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    terracotta: Palette['primary'];
  }
  interface PaletteOptions {
    terracotta?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Fab' {
  interface FabPropsColorOverrides {
    terracotta: true;
  }
}

const terracotta = {
  light: '#cf8261',
  main: '#b5562f',
  dark: '#873f22',
  contrastText: '#fff',
};

const nursery = createTheme({ palette: { terracotta } });

export default function CustomColor() {
  return (
    <ThemeProvider theme={nursery}>
      <Fab variant="extended" size="medium" color="terracotta">
        Choose a pot
      </Fab>
    </ThemeProvider>
  );
}
