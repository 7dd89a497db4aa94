import type { Theme } from '@mui/material/styles';

interface OrderTheme {
  /** Settings of components. */
  components: Theme['components'];
  /** Values of the theme's CSS variables, in both modes and in dark mode. */
  light: Record<`--mui-${string}`, string>;
  dark: Record<`--mui-${string}`, string>;
}

export const themes = {
  Default: { components: {}, light: {}, dark: {} },
  Soft: {
    components: {
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { borderRadius: 24, textTransform: 'none' } },
      },
      MuiToggleButton: { styleOverrides: { root: { textTransform: 'none' } } },
      MuiAvatar: { defaultProps: { variant: 'rounded' } },
    },
    light: {
      '--mui-shape-borderRadius': '16px',
      '--mui-palette-primary-main': '#6d28d9',
      '--mui-palette-primary-mainChannel': '109 40 217',
      '--mui-palette-primary-dark': '#5b21b6',
      '--mui-palette-primary-contrastText': '#fff',
    },
    dark: {
      '--mui-palette-primary-main': '#c4b5fd',
      '--mui-palette-primary-mainChannel': '196 181 253',
      '--mui-palette-primary-dark': '#ddd6fe',
      '--mui-palette-primary-contrastText': '#1e1b4b',
    },
  },
  Strict: {
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiChip: { styleOverrides: { root: { borderRadius: 2 } } },
      MuiAvatar: { defaultProps: { variant: 'square' } },
    },
    light: {
      '--mui-shape-borderRadius': '0px',
      '--mui-palette-divider': '#111827',
      '--mui-palette-primary-main': '#111827',
      '--mui-palette-primary-mainChannel': '17 24 39',
      '--mui-palette-primary-dark': '#374151',
      '--mui-palette-primary-contrastText': '#fff',
    },
    dark: {
      '--mui-palette-divider': '#e5e7eb',
      '--mui-palette-primary-main': '#f9fafb',
      '--mui-palette-primary-mainChannel': '249 250 251',
      '--mui-palette-primary-dark': '#d1d5db',
      '--mui-palette-primary-contrastText': '#111827',
    },
  },
} satisfies Record<string, OrderTheme>;

export type ThemeName = keyof typeof themes;
