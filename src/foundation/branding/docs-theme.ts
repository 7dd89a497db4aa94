import { createTheme } from '@mui/material/styles';
import { COLOR_SCHEME_SELECTOR } from './library-themes/color-scheme-selector';
import { blue, darkBlue, error, grey, success, warning } from './palette';
import { BREAKPOINTS, FONTS, RADIUS, SPACING } from './tokens';

/** The properties that the shell's CSS reads; `stylesheets.test.ts` compares them with it. */
const READ = [
  'palette-background-paper',
  'palette-error-main',
  'palette-primary-contrastText',
  'palette-primary-main',
  'palette-text-primary',
];

function isUnread(keys: readonly string[]): boolean {
  return !READ.includes(keys.join('-'));
}

/**
 * The theme of the site. The shell reads it as custom properties (`--docs-…`) from a static
 * stylesheet. Every page loads it, so it contains only what the shell's CSS uses.
 */
export const docsTheme = createTheme({
  cssVariables: {
    cssVarPrefix: 'docs',
    colorSchemeSelector: COLOR_SCHEME_SELECTOR,
    shouldSkipGeneratingVar: isUnread,
  },
  breakpoints: { values: BREAKPOINTS },
  spacing: SPACING,
  shape: { borderRadius: RADIUS.docs },
  typography: {
    fontFamily: FONTS.body,
    h1: { fontFamily: FONTS.heading, fontWeight: 600 },
    h2: { fontFamily: FONTS.heading, fontWeight: 600 },
    h3: { fontFamily: FONTS.heading, fontWeight: 600 },
    h4: { fontFamily: FONTS.heading, fontWeight: 600 },
    button: { textTransform: 'none' },
  },
  colorSchemes: {
    light: {
      palette: {
        primary: { ...blue, main: blue[600], contrastText: '#fff' },
        grey,
        error: { ...error, main: error[600] },
        success: { ...success, main: success[700] },
        warning: { ...warning, main: warning[800] },
        background: { default: '#fff', paper: '#fff' },
        text: { primary: grey[900], secondary: grey[700] },
        divider: grey[100],
      },
    },
    dark: {
      palette: {
        primary: { ...blue, main: blue[300], contrastText: darkBlue[900] },
        grey,
        error: { ...error, main: error[400] },
        success: { ...success, main: success[400] },
        warning: { ...warning, main: warning[400] },
        background: { default: darkBlue[900], paper: darkBlue[800] },
        text: { primary: '#fff', secondary: grey[400] },
        divider: darkBlue[700],
      },
    },
  },
});
