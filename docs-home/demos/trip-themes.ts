import type { Theme } from '@mui/material/styles';

interface TripTheme {
  /** Settings of components. */
  components: Theme['components'];
  /** Values of the theme's CSS variables, in both modes and in dark mode. */
  light: Record<`--mui-${string}`, string>;
  dark: Record<`--mui-${string}`, string>;
}

const ROUND = 'ui-rounded, "Segoe UI", system-ui, sans-serif';
const SERIF = 'Georgia, "Times New Roman", serif';

export const themes = {
  Default: { components: {}, light: {}, dark: {} },
  Soft: {
    components: {
      MuiTypography: { styleOverrides: { root: { fontFamily: ROUND } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { borderRadius: 24, fontFamily: ROUND, textTransform: 'none' } },
      },
      MuiToggleButton: {
        styleOverrides: { root: { fontFamily: ROUND, textTransform: 'none' } },
      },
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
      MuiTypography: { styleOverrides: { root: { fontFamily: SERIF } } },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiSlider: {
        styleOverrides: { thumb: { borderRadius: 0 }, rail: { borderRadius: 0 } },
      },
      MuiSwitch: {
        styleOverrides: { thumb: { borderRadius: 0 }, track: { borderRadius: 0 } },
      },
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
} satisfies Record<string, TripTheme>;

export type ThemeName = keyof typeof themes;
