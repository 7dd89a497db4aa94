import type { Components, Theme } from '@mui/material/styles';

/** Quiet chips, tables and bars. */
export const dataDisplay: Components<Theme> = {
  MuiChip: { styleOverrides: { root: { borderRadius: 8, fontWeight: 500 } } },
  MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
  MuiLinearProgress: {
    styleOverrides: { root: { borderRadius: 999 }, bar: { borderRadius: 999 } },
  },
  MuiAvatar: { styleOverrides: { root: { fontWeight: 600 } } },
};
