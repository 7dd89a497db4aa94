import type { ColorName, BasicTheme, ThemeColor, ThemePalette } from 'mui-theme-kit/theme';

/** A designed theme to start from. */
export interface ThemePreset {
  id: string;
  name: string;
  /** What it looks like, in one line. */
  description: string;
  theme: BasicTheme;
}

const SYSTEM_FONTS = 'system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif';
const SERIF_FONTS = 'Georgia, Cambria, "Times New Roman", Times, serif';
const CODE_FONTS = 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace';
const HUMANIST_FONTS = '"Gill Sans", Calibri, Candara, "Trebuchet MS", sans-serif';

/** Fonts to choose from. Every system has some of each list; this site bundles those of the last two. */
export const FONT_STACKS: readonly string[] = [
  SYSTEM_FONTS,
  SERIF_FONTS,
  CODE_FONTS,
  HUMANIST_FONTS,
  'Roboto, Helvetica, Arial, sans-serif',
  '"IBM Plex Sans", system-ui, sans-serif',
];

/** Colors of all presets that carry a meaning; text on them is `text`. */
function meanings(
  [error, warning, info, success]: readonly [string, string, string, string],
  contrastText: string,
): Partial<Record<ColorName, ThemeColor>> {
  return {
    error: { main: error, contrastText },
    warning: { main: warning, contrastText },
    info: { main: info, contrastText },
    success: { main: success, contrastText },
  };
}

const LIGHT_MEANINGS = meanings(['#b3261e', '#8f4700', '#00609c', '#1c6b32'], '#ffffff');
const DARK_MEANINGS = meanings(['#ffa79f', '#ffb877', '#84ccff', '#84d893'], '#14171a');

function lightPalette(palette: ThemePalette): { palette: ThemePalette } {
  return { palette: { ...palette, ...LIGHT_MEANINGS } };
}

function darkPalette(palette: ThemePalette): { palette: ThemePalette } {
  return { palette: { ...palette, ...DARK_MEANINGS } };
}

/** The designed themes. A test checks the contrast of each in both color schemes. */
export const PRESETS: readonly ThemePreset[] = [
  {
    id: 'harbor',
    name: 'Harbor',
    description: 'Calm blues, system fonts and rounded corners for business software.',
    theme: {
      colorSchemes: {
        light: lightPalette({
          primary: { main: '#1f4f8b', contrastText: '#ffffff' },
          secondary: { main: '#0f6a73', contrastText: '#ffffff' },
          background: { default: '#f5f8fb', paper: '#ffffff' },
          text: { primary: '#14202e', secondary: '#49586a' },
          divider: '#d7e0ea',
        }),
        dark: darkPalette({
          primary: { main: '#8fbdf5', contrastText: '#0c1a2b' },
          secondary: { main: '#76d2d8', contrastText: '#06272b' },
          background: { default: '#0f1722', paper: '#172231' },
          text: { primary: '#e8eef6', secondary: '#a9b8c9' },
          divider: '#2b3a4d',
        }),
      },
      typography: {
        fontFamily: SYSTEM_FONTS,
        h1: { fontSize: '3.5rem', fontWeight: 600 },
        h2: { fontSize: '2.5rem', fontWeight: 600 },
        h3: { fontSize: '2rem', fontWeight: 600 },
        button: { textTransform: 'none', fontWeight: 600 },
      },
      shape: { borderRadius: 8 },
      components: {
        MuiButton: { defaultProps: { disableElevation: true } },
        MuiTextField: { defaultProps: { size: 'small' } },
      },
    },
  },
  {
    id: 'grove',
    name: 'Grove',
    description: 'Forest greens on warm white, large corners and a lot of space.',
    theme: {
      colorSchemes: {
        light: lightPalette({
          primary: { main: '#2c6042', contrastText: '#ffffff' },
          secondary: { main: '#7c5214', contrastText: '#ffffff' },
          background: { default: '#faf8f2', paper: '#fffefb' },
          text: { primary: '#212a22', secondary: '#545f54' },
          divider: '#e2ddcf',
        }),
        dark: darkPalette({
          primary: { main: '#98d3ac', contrastText: '#0e2417' },
          secondary: { main: '#e8c483', contrastText: '#2d1f06' },
          background: { default: '#121813', paper: '#1b241d' },
          text: { primary: '#edf3ec', secondary: '#b1bfb2' },
          divider: '#323f35',
        }),
      },
      typography: {
        fontFamily: HUMANIST_FONTS,
        fontSize: 15,
        h1: { fontSize: '3.25rem', fontWeight: 400 },
        h2: { fontSize: '2.5rem', fontWeight: 400 },
        button: { textTransform: 'none', fontWeight: 500 },
      },
      shape: { borderRadius: 14 },
      spacing: 10,
      components: {
        MuiButton: { defaultProps: { disableElevation: true, size: 'large' } },
        MuiPagination: { defaultProps: { shape: 'rounded' } },
        MuiTextField: { defaultProps: { variant: 'filled' } },
      },
    },
  },
  {
    id: 'broadsheet',
    name: 'Broadsheet',
    description: 'Serif type, ink on paper, square corners and outlines instead of shadows.',
    theme: {
      colorSchemes: {
        light: lightPalette({
          primary: { main: '#2b2b2b', contrastText: '#ffffff' },
          secondary: { main: '#8c1d2f', contrastText: '#ffffff' },
          background: { default: '#fbf9f4', paper: '#ffffff' },
          text: { primary: '#1c1b19', secondary: '#56524b' },
          divider: '#d8d2c4',
        }),
        dark: darkPalette({
          primary: { main: '#ece7dc', contrastText: '#1c1b19' },
          secondary: { main: '#f2a3ad', contrastText: '#3a0a13' },
          background: { default: '#171614', paper: '#201f1c' },
          text: { primary: '#f2eee5', secondary: '#bdb6a8' },
          divider: '#3f3b34',
        }),
      },
      typography: {
        fontFamily: SERIF_FONTS,
        fontSize: 15,
        fontWeightBold: 700,
        h1: { fontSize: '4rem', fontWeight: 700 },
        h2: { fontSize: '2.75rem', fontWeight: 700 },
        h3: { fontSize: '2.125rem', fontWeight: 700 },
        h4: { fontSize: '1.625rem', fontWeight: 700 },
        button: { textTransform: 'none', fontWeight: 700 },
      },
      shape: { borderRadius: 0 },
      components: {
        MuiButton: { defaultProps: { variant: 'outlined', disableElevation: true } },
        MuiCard: { defaultProps: { variant: 'outlined' } },
        MuiLink: { defaultProps: { underline: 'always' } },
        MuiPaper: { defaultProps: { variant: 'outlined' } },
        MuiTextField: { defaultProps: { variant: 'standard' } },
      },
    },
  },
  {
    id: 'console',
    name: 'Console',
    description: 'Monospaced and dense, for tools that developers keep open all day.',
    theme: {
      colorSchemes: {
        light: lightPalette({
          primary: { main: '#0b6b4f', contrastText: '#ffffff' },
          secondary: { main: '#5b3fa8', contrastText: '#ffffff' },
          background: { default: '#f6f7f6', paper: '#ffffff' },
          text: { primary: '#16201c', secondary: '#4d5a55' },
          divider: '#cfd8d3',
        }),
        dark: darkPalette({
          primary: { main: '#5fe0a8', contrastText: '#05231a' },
          secondary: { main: '#c4b0ff', contrastText: '#1d1140' },
          background: { default: '#0b0f0d', paper: '#121815' },
          text: { primary: '#dcf2e7', secondary: '#96aca1' },
          divider: '#26322d',
        }),
      },
      typography: {
        fontFamily: CODE_FONTS,
        fontSize: 13,
        h1: { fontSize: '2.5rem', fontWeight: 700 },
        h2: { fontSize: '2rem', fontWeight: 700 },
        h3: { fontSize: '1.5rem', fontWeight: 700 },
        button: { textTransform: 'none', fontWeight: 600 },
      },
      shape: { borderRadius: 2 },
      spacing: 6,
      components: {
        MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
        MuiButtonBase: { defaultProps: { disableRipple: true } },
        MuiCheckbox: { defaultProps: { size: 'small' } },
        MuiChip: { defaultProps: { size: 'small', variant: 'outlined' } },
        MuiList: { defaultProps: { dense: true } },
        MuiSwitch: { defaultProps: { size: 'small' } },
        MuiTable: { defaultProps: { size: 'small' } },
        MuiTextField: { defaultProps: { size: 'small', margin: 'dense' } },
        MuiToolbar: { defaultProps: { variant: 'dense' } },
      },
    },
  },
  {
    id: 'terracotta',
    name: 'Terracotta',
    description: 'Earthy reds and sand with soft corners, for shops and hospitality.',
    theme: {
      colorSchemes: {
        light: lightPalette({
          primary: { main: '#9c3f22', contrastText: '#ffffff' },
          secondary: { main: '#5d5a26', contrastText: '#ffffff' },
          background: { default: '#fdf6ef', paper: '#fffdfa' },
          text: { primary: '#33221a', secondary: '#6a5347' },
          divider: '#ecdccb',
        }),
        dark: darkPalette({
          primary: { main: '#f5ab8f', contrastText: '#3b1307' },
          secondary: { main: '#d3cf8d', contrastText: '#25230a' },
          background: { default: '#1b1411', paper: '#271d19' },
          text: { primary: '#f7ebe3', secondary: '#ccb5a8' },
          divider: '#46362e',
        }),
      },
      typography: {
        fontFamily: HUMANIST_FONTS,
        h1: { fontSize: '3.75rem', fontWeight: 300 },
        h4: { fontSize: '1.875rem', fontWeight: 400 },
        button: { textTransform: 'capitalize', fontWeight: 500 },
      },
      shape: { borderRadius: 10 },
      components: {
        MuiAlert: { defaultProps: { variant: 'outlined' } },
        MuiCard: { defaultProps: { variant: 'outlined' } },
        MuiSelect: { defaultProps: { variant: 'filled' } },
        MuiTextField: { defaultProps: { variant: 'filled' } },
      },
    },
  },
  {
    id: 'festival',
    name: 'Festival',
    description: 'Vivid violet and pink with pill-shaped controls, for consumer apps.',
    theme: {
      colorSchemes: {
        light: lightPalette({
          primary: { main: '#6a1fb5', contrastText: '#ffffff' },
          secondary: { main: '#b4125f', contrastText: '#ffffff' },
          background: { default: '#fcf7ff', paper: '#ffffff' },
          text: { primary: '#25152f', secondary: '#5f4e6b' },
          divider: '#eadcf2',
        }),
        dark: darkPalette({
          primary: { main: '#d9b0ff', contrastText: '#2b0750' },
          secondary: { main: '#ff9fcb', contrastText: '#450526' },
          background: { default: '#170f1e', paper: '#23182c' },
          text: { primary: '#f7effc', secondary: '#c8b6d4' },
          divider: '#40304d',
        }),
      },
      typography: {
        fontFamily: SYSTEM_FONTS,
        h1: { fontSize: '4.5rem', fontWeight: 800 },
        h2: { fontSize: '3.25rem', fontWeight: 800 },
        h3: { fontSize: '2.5rem', fontWeight: 700 },
        h6: { fontSize: '1.25rem', fontWeight: 700 },
        button: { textTransform: 'none', fontWeight: 700 },
      },
      shape: { borderRadius: 24 },
      components: {
        MuiButton: { defaultProps: { variant: 'contained', size: 'large' } },
        MuiLink: { defaultProps: { underline: 'hover' } },
        MuiTooltip: { defaultProps: { arrow: true } },
      },
    },
  },
  {
    id: 'ledger',
    name: 'Ledger',
    description: 'Neutral grays and small sizes, for screens full of numbers.',
    theme: {
      colorSchemes: {
        light: lightPalette({
          primary: { main: '#3d4a5c', contrastText: '#ffffff' },
          secondary: { main: '#0d5f8a', contrastText: '#ffffff' },
          background: { default: '#f2f4f7', paper: '#ffffff' },
          text: { primary: '#1b2129', secondary: '#505a68' },
          divider: '#d5dae2',
        }),
        dark: darkPalette({
          primary: { main: '#bac6d6', contrastText: '#161c24' },
          secondary: { main: '#86c9ee', contrastText: '#052536' },
          background: { default: '#12161b', paper: '#1a2027' },
          text: { primary: '#e6eaef', secondary: '#a6b0bc' },
          divider: '#303944',
        }),
      },
      typography: {
        fontFamily: '"IBM Plex Sans", system-ui, sans-serif',
        fontSize: 13,
        h1: { fontSize: '2.25rem', fontWeight: 600 },
        h2: { fontSize: '1.75rem', fontWeight: 600 },
        h3: { fontSize: '1.375rem', fontWeight: 600 },
        button: { textTransform: 'none' },
      },
      shape: { borderRadius: 3 },
      spacing: 6,
      components: {
        MuiAutocomplete: { defaultProps: { size: 'small' } },
        MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
        MuiCheckbox: { defaultProps: { size: 'small' } },
        MuiChip: { defaultProps: { size: 'small' } },
        MuiFormControl: { defaultProps: { size: 'small' } },
        MuiIconButton: { defaultProps: { size: 'small' } },
        MuiList: { defaultProps: { dense: true } },
        MuiPaper: { defaultProps: { variant: 'outlined' } },
        MuiTable: { defaultProps: { size: 'small' } },
        MuiTextField: { defaultProps: { size: 'small' } },
        MuiToolbar: { defaultProps: { variant: 'dense' } },
      },
    },
  },
  {
    id: 'beacon',
    name: 'Beacon',
    description: 'Black on white, yellow on black, large type: contrast above everything else.',
    theme: {
      colorSchemes: {
        light: {
          palette: {
            primary: { main: '#00338a', contrastText: '#ffffff' },
            secondary: { main: '#5a0a6e', contrastText: '#ffffff' },
            ...meanings(['#8a0000', '#6b3400', '#003f73', '#004d1a'], '#ffffff'),
            background: { default: '#ffffff', paper: '#ffffff' },
            text: { primary: '#000000', secondary: '#2e2e2e' },
            divider: '#6b6b6b',
          },
        },
        dark: {
          palette: {
            primary: { main: '#ffe04a', contrastText: '#000000' },
            secondary: { main: '#8fe9ff', contrastText: '#000000' },
            ...meanings(['#ffb8b3', '#ffc98a', '#a8dcff', '#9df0ae'], '#000000'),
            background: { default: '#000000', paper: '#0d0d0d' },
            text: { primary: '#ffffff', secondary: '#dedede' },
            divider: '#9a9a9a',
          },
        },
      },
      typography: {
        fontFamily: 'Verdana, "DejaVu Sans", Geneva, sans-serif',
        fontSize: 16,
        fontWeightMedium: 700,
        h1: { fontSize: '3.5rem', fontWeight: 700 },
        h2: { fontSize: '2.75rem', fontWeight: 700 },
        button: { textTransform: 'none', fontWeight: 700 },
      },
      shape: { borderRadius: 4 },
      components: {
        MuiAlert: { defaultProps: { variant: 'outlined' } },
        MuiButton: { defaultProps: { size: 'large', disableElevation: true } },
        MuiCard: { defaultProps: { variant: 'outlined' } },
        MuiLink: { defaultProps: { underline: 'always' } },
      },
    },
  },
];
