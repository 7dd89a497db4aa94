import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={theme} noSsr>
    <CssBaseline enableColorScheme />
    <main>Orders</main>
  </ThemeProvider>,
);
