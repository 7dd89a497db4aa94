import { dependencies } from '../root-packages';
import { GRID_API, materialSites, systemSites } from '../earlier-sites';
import { installedAs } from '../installed-as';
import type { Compared, Line } from '../types';

/** Material UI 7, what works with it, and the pages that belong to no release. */
export const line: Line = {
  id: '7',
  // One by one, so that the scripts of pages include no others.
  packages: {
    '@mui/material': dependencies['@mui/material'],
    '@mui/icons-material': dependencies['@mui/icons-material'],
    '@mui/lab': dependencies['@mui/lab'],
    '@mui/system': dependencies['@mui/system'],
    '@mui/joy': dependencies['@mui/joy'],
    '@mui/x-data-grid': dependencies['@mui/x-data-grid'],
    '@mui/x-date-pickers': dependencies['@mui/x-date-pickers'],
    '@mui/x-charts': dependencies['@mui/x-charts'],
    '@mui/x-tree-view': dependencies['@mui/x-tree-view'],
  },
  releases: {
    'material-ui': {
      earlier: [
        {
          ...installedAs('material-v6', dependencies['material-v6']),
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

/** What only the build reads. The calls are pure, so scripts of pages go without them. */
export const compared: Compared = {
  'material-ui': {
    later: [/* @__PURE__ */ installedAs('material-v9', dependencies['material-v9'])],
    upgrade: UPGRADE,
    upgradeFrom: [/* @__PURE__ */ installedAs('material-v5', dependencies['material-v5'])],
  },
  system: { upgrade: UPGRADE },
  x: { upgrade: '/x/migration/upgrade-to-v9/' },
};
