import type { PaletteOptions } from '@mui/material/styles';

/**
 * Pine green on warm white. Each `main` has a contrast of at least 4.5 : 1 on both backgrounds and
 * with its `contrastText`.
 */
export const lightPalette: PaletteOptions = {
  primary: { main: '#0b6655', light: '#3d8a79', dark: '#064438', contrastText: '#ffffff' },
  secondary: { main: '#a3431f', light: '#c4663f', dark: '#752b10', contrastText: '#ffffff' },
  error: { main: '#b3261e', light: '#d2544b', dark: '#821611', contrastText: '#ffffff' },
  warning: { main: '#855300', light: '#ad7520', dark: '#5f3a00', contrastText: '#ffffff' },
  info: { main: '#1f5c9e', light: '#4b81bf', dark: '#123f70', contrastText: '#ffffff' },
  success: { main: '#2f6b2f', light: '#549054', dark: '#1c4a1c', contrastText: '#ffffff' },
  background: { default: '#f8f6f1', paper: '#fffefb' },
  text: { primary: '#1c2421', secondary: '#55605b', disabled: '#8d9691' },
  divider: 'rgba(28, 36, 33, 0.14)',
};

/** Pale green on near-black with a trace of green. */
export const darkPalette: PaletteOptions = {
  primary: { main: '#6fd6bd', light: '#a0eed9', dark: '#3fae95', contrastText: '#06231c' },
  secondary: { main: '#ffb391', light: '#ffd2bf', dark: '#e08a62', contrastText: '#3a1505' },
  error: { main: '#ffb0a8', light: '#ffd5d0', dark: '#e4796f', contrastText: '#410906' },
  warning: { main: '#f1c06e', light: '#ffdca3', dark: '#c9953f', contrastText: '#2d1c00' },
  info: { main: '#9fc9ff', light: '#cbe1ff', dark: '#6a9fe0', contrastText: '#04203f' },
  success: { main: '#98d893', light: '#c0efbc', dark: '#68b163', contrastText: '#0b280b' },
  background: { default: '#101513', paper: '#181e1b' },
  text: { primary: '#e9efec', secondary: '#a9b5b0', disabled: '#6d7873' },
  divider: 'rgba(233, 239, 236, 0.16)',
};
