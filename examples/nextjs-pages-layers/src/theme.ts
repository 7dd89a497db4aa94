import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { dark: true },
  typography: { fontFamily: 'var(--font-roboto), sans-serif' },
});
