import { createTheme } from '@mui/material/styles';
import { COLOR_SCHEME_SELECTOR } from './color-scheme-selector';

/** Material UI's default theme, in which Material UI and MUI System demos are rendered. */
export const materialTheme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR },
  colorSchemes: { light: true, dark: true },
});
