import type { Components, Theme } from '@mui/material/styles';

/** Flat buttons with a clear edge. */
export const buttons: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, paddingInline: 16 },
      sizeSmall: { minHeight: 32, paddingInline: 12 },
      sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1rem' },
      text: { paddingInline: 10 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 10 } } },
  MuiToggleButton: { styleOverrides: { root: { paddingInline: 14 } } },
  MuiFab: { styleOverrides: { root: { textTransform: 'none', boxShadow: 'none' } } },
};
