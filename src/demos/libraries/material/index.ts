import { defaultImport, materialIcon } from '../import-of';
import { emotionSandbox } from '../emotion-sandbox';
import { muiApi } from '../mui-api';
import type { LibraryAdapter } from '../types';
import { themeCss } from '../../../foundation/branding/library-themes/theme-css';
import { chunks } from './chunks';

const STYLES_IMPORT = "import { ThemeProvider, createTheme } from '@mui/material/styles';";
const BASELINE_IMPORT = "import CssBaseline from '@mui/material/CssBaseline';";

const APP = [
  "import { ThemeProvider, createTheme, styled } from '@mui/material/styles';",
  BASELINE_IMPORT,
];

/** Material UI, on which the demos of MUI System and MUI X run too. */
export const material: LibraryAdapter = {
  provider: () => import('./provider'),
  theme: () => {
    const { materialTheme } =
      require('../../../foundation/branding/library-themes/material') as typeof import('../../../foundation/branding/library-themes/material');
    return themeCss(materialTheme);
  },
  base: {
    text: {
      color: 'var(--mui-palette-text-primary)',
      'font-family': 'Roboto,Helvetica,Arial,sans-serif',
      'line-height': '1.5',
      'letter-spacing': '0.00938em',
    },
    background: 'var(--mui-palette-background-default)',
    portals: ['.MuiModal-root', '.MuiPopper-root'],
    texts: [
      '.MuiAlert-message',
      '.MuiSnackbarContent-message',
      '.MuiTooltip-tooltip',
      '.MuiSelect-select',
    ],
  },
  font: {
    package: 'roboto',
    family: 'Roboto',
    weights: [300, 400, 500, 700],
    preloaded: [400, 500],
  },
  states: {
    controls: ['.MuiInputBase-root'],
    classes: {
      hover: [],
      focus: ['Mui-focusVisible', 'Mui-focused'],
      active: ['Mui-active'],
      disabled: ['Mui-disabled'],
    },
  },
  packages: [
    ...['@mui/icons-material', '@mui/lab', '@mui/material', '@mui/system', '@mui/x-charts'],
    ...['@mui/x-data-grid', '@mui/x-date-pickers', '@mui/x-tree-view'],
  ],
  importOf: (name) =>
    defaultImport(name, [
      ...['material', 'lab', 'system'].map((library) => `@mui/${library}/${name}`),
      ...materialIcon(name),
    ]),
  icons: '@mui/icons-material',
  sampleIcon: '<StarIcon />',
  api: muiApi,
  chunks,
  families: { chunk: 'mui', packages: ['@mui/material', '@mui/lab'] },
  baselines: {
    'material-ui': APP,
    system: ["import { ThemeProvider, createTheme, styled } from '@mui/system';"],
    x: APP,
  },
  sandbox: {
    ...emotionSandbox({
      name: '@mui/material',
      font: 'roboto',
      imports: [BASELINE_IMPORT, STYLES_IMPORT],
      theme: (direction) => `const theme = createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },${direction}
});`,
      provider: ['<ThemeProvider theme={theme}>', '</ThemeProvider>'],
    }),
    iconFonts: {
      "@mui/material/Icon'": 'Material+Icons',
      'material-icons-two-tone': 'Material+Icons+Two+Tone',
    },
  },
  bareProvider: `${STYLES_IMPORT}
${BASELINE_IMPORT}
const Provider = ({ mode, direction, children }) =>
  h(ThemeProvider, { theme: createTheme({ palette: { mode }, direction }) }, h(CssBaseline), children);`,
};
