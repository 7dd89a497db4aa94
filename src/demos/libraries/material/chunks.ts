import type { PackageRow } from '../types';

/** The scripts of Material UI, MUI System and MUI X, and what Joy UI shares with them. */
export const chunks: readonly PackageRow[] = [
  { chunk: 'mui', packages: ['@mui'] },
  // Shared by current and archived libraries.
  {
    chunk: 'styling',
    packages: [
      '@babel/runtime',
      '@emotion',
      '@mui/stylis-plugin-rtl',
      '@popperjs',
      'cssjanus',
      'dom-helpers',
      'hoist-non-react-statics',
      'prop-types',
      'react-is',
      'react-transition-group',
      'stylis',
    ],
  },
  // Joy UI and the archived libraries share this copy, which isn't the current release.
  { chunk: 'mui-utils', packages: ['@mui/utils'], isShared: true },
  // Pages about color use these without any component.
  {
    chunk: 'mui-colors',
    isSmall: true,
    isShared: true,
    packages: [
      '@mui/material/colors',
      '@mui/system/colorManipulator',
      '@mui/system/node_modules/@mui/utils/clamp',
      '@mui/system/node_modules/@mui/utils/formatMuiErrorMessage',
    ],
  },
  { chunk: 'x-shared', packages: ['@mui/x-*'] },
  {
    chunk: 'x-charts',
    packages: ['@mui/x-charts*', '@mui/x-internal-gestures*', 'bezier-easing', 'd3-*'],
  },
  { chunk: 'x-data-grid', packages: ['@mui/x-data-grid*', '@mui/x-virtualizer*'] },
  { chunk: 'x-tree-view', packages: ['@mui/x-tree-view*', '@base-ui/utils'] },
];
