import { GRID_API, materialSites, systemSites } from '../earlier-sites';
import type { Compared, Line } from '../types';

/** Material UI 7, what works with it, and the pages that belong to no release. */
export const line: Line = {
  id: '7',
  packages: {
    '@mui/material': '7.3.2',
    '@mui/icons-material': '7.3.2',
    '@mui/lab': '7.0.0-beta.17',
    '@mui/system': '7.3.2',
    '@mui/joy': '5.0.0-beta.49',
    '@mui/x-data-grid': '8.29.5',
    '@mui/x-date-pickers': '8.29.5',
    '@mui/x-charts': '8.29.3',
    '@mui/x-tree-view': '8.29.3',
  },
  releases: {
    'material-ui': {
      earlier: [
        {
          version: '6.5.0',
          installedAs: 'material-v6',
          migration: '/material-ui/migration/upgrade-to-v7/',
          archive: { path: 'v6', demoScope: 'material-v6', renamed: GRID_API },
        },
      ],
      otherVersions: materialSites,
    },
    system: { otherVersions: systemSites },
  },
};

const UPGRADE = '/material-ui/migration/upgrade-to-v9/';

/** What only the build reads. */
export const compared: Compared = {
  'material-ui': {
    later: [{ version: '9.5.0', installedAs: 'material-v9' }],
    upgrade: UPGRADE,
    upgradeFrom: [{ version: '5.18.0', installedAs: 'material-v5' }],
  },
  system: { upgrade: UPGRADE },
  x: { upgrade: '/x/migration/upgrade-to-v9/' },
};
