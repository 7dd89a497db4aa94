import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  modularCssLayers: '@layer theme, base, mui, components, utilities;',
});
