import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Components, Theme } from '@mui/material/styles';

/** Rounded entries in lists and menus, links that are underlined lightly. */
export const navigation: Components<Theme> = {
  MuiLink: {
    styleOverrides: {
      root: {
        fontWeight: 500,
        textUnderlineOffset: '0.2em',
        textDecorationThickness: 1,
        '&:hover': { textDecorationThickness: 2 },
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }),
      list: { paddingInline: 6 },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { borderRadius: 6 } } },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiTab: { styleOverrides: { root: { minWidth: 0, paddingInline: 12 } } },
};
