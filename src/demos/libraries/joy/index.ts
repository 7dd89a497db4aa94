import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emotionSandbox } from '../emotion-sandbox';
import { material } from '../material';
import { defaultImport, materialIcon } from '../import-of';
import { themeCss } from '../../../foundation/branding/library-themes/theme-css';
import { muiApi } from '../mui-api';
import type { LibraryAdapter } from '../types';

const STYLES_IMPORT = "import { CssVarsProvider, extendTheme } from '@mui/joy/styles';";
const BASELINE_IMPORT = "import CssBaseline from '@mui/joy/CssBaseline';";
const ICONS = '@mui/icons-material';

/** Joy UI. */
export const joy: LibraryAdapter = {
  provider: () => import('./provider'),
  theme: () => {
    const { joyTheme } =
      require('../../../foundation/branding/library-themes/joy') as typeof import('../../../foundation/branding/library-themes/joy');
    return themeCss(joyTheme);
  },
  base: {
    text: {
      color: 'var(--joy-palette-text-primary)',
      'font-family': 'var(--joy-fontFamily-body)',
      'line-height': 'var(--joy-lineHeight-md)',
      'letter-spacing': 'normal',
    },
    background: 'var(--joy-palette-background-body)',
    portals: [
      ...['.MuiModal-root', '.MuiTooltip-root', '.MuiMenu-root', '.MuiDrawer-root'],
      ...['.MuiSelect-listbox', '.MuiAutocomplete-listbox'],
    ],
    texts: [],
  },
  font: { package: 'inter', family: 'Inter', weights: [400, 500, 600, 700], preloaded: [400, 600] },
  states: {
    controls: ['.MuiInput-root'],
    classes: material.states.classes,
  },
  packages: ['@mui/joy', ICONS],
  importOf: (name) => defaultImport(name, [`@mui/joy/${name}`, ...materialIcon(name)]),
  icons: ICONS,
  sampleIcon: '<StarIcon />',
  api: muiApi,
  chunks: [{ chunk: 'joy', packages: ['@mui/joy'] }],
  baselines: {
    'joy-ui': [
      "import { CssVarsProvider, extendTheme, styled } from '@mui/joy/styles';",
      BASELINE_IMPORT,
    ],
  },
  sandbox: {
    ...emotionSandbox({
      name: '@mui/joy',
      font: 'inter',
      imports: [BASELINE_IMPORT, STYLES_IMPORT],
      theme: (direction) => `const theme = extendTheme({${direction && `${direction}\n`}});`,
      provider: ['<CssVarsProvider theme={theme} defaultMode="system">', '</CssVarsProvider>'],
    }),
    declarations: (packages, siteDir): Record<string, string> =>
      packages.includes(ICONS)
        ? { 'joy-icons.d.ts': readFileSync(path.join(siteDir, 'docs-joy/joy-icons.d.ts'), 'utf8') }
        : {},
  },
  bareProvider: `${STYLES_IMPORT}
${BASELINE_IMPORT}
const Provider = ({ mode, direction, children }) =>
  h(CssVarsProvider, { key: mode, theme: { ...extendTheme(), direction }, defaultMode: mode, modeStorageKey: 'bare-' + mode },
    h(CssBaseline), children);`,
};
