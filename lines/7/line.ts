import type { Compared, Line } from '../types';

/** Grid2 is Grid since version 7, and the Grid of before is GridLegacy. */
const GRID_API = { '/api/grid': '/api/grid2', '/api/grid-legacy': '/api/grid' } as const;
const GRID = {
  ...GRID_API,
  '/react-grid': '/react-grid2',
  '/react-grid-legacy': '/react-grid',
} as const;

/** Pages that only this site has, and those about what version 7 has added. */
const WITHOUT_V6 =
  /studio|conformance|s\/(?:errors|forms|loading)|check-my|coming-from|-to-v[79]|compare|styles\/|layers|mcp|css-v4/;
const WITHOUT_V5 = new RegExp(`${WITHOUT_V6.source}|-to-v6|container-q`);

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
      otherVersions: [
        {
          text: 'v6.5.0',
          href: 'https://v6.mui.com/material-ui/getting-started/',
          renamed: GRID,
          without: WITHOUT_V6,
        },
        {
          text: 'v5',
          href: 'https://v5.mui.com/material-ui/getting-started/',
          renamed: GRID,
          without: WITHOUT_V5,
        },
      ],
    },
    system: {
      otherVersions: [
        {
          text: 'v6',
          href: 'https://v6.mui.com/system/getting-started/',
          without: WITHOUT_V6,
        },
        {
          text: 'v5',
          href: 'https://v5.mui.com/system/getting-started/',
          without: WITHOUT_V5,
        },
      ],
    },
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
