import { materialSites, systemSites } from '../earlier-sites';
import { installedAs } from '../installed-as';
import { dependencies as rootPackages } from '../root-packages';
import type { Compared, Line } from '../types';
import { dependencies } from './package.json';

/** Material UI 9, and what works with it. */
export const line: Line = {
  id: '9',
  // One by one, so that the scripts of pages include no others.
  packages: {
    '@mui/material': dependencies['@mui/material'],
    '@mui/icons-material': dependencies['@mui/icons-material'],
    '@mui/lab': dependencies['@mui/lab'],
    '@mui/system': dependencies['@mui/system'],
    '@mui/joy': rootPackages['@mui/joy'],
    '@mui/x-data-grid': dependencies['@mui/x-data-grid'],
    '@mui/x-date-pickers': dependencies['@mui/x-date-pickers'],
    '@mui/x-charts': dependencies['@mui/x-charts'],
    '@mui/x-tree-view': dependencies['@mui/x-tree-view'],
  },
  releases: {
    'material-ui': {
      earlier: [installedAs('material-v7', dependencies['material-v7'])],
      otherVersions: materialSites,
    },
    system: { otherVersions: systemSites },
  },
};

/** What only the build reads. The calls are pure, so scripts of pages go without them. */
export const compared: Compared = {
  'material-ui': {
    upgradeFrom: [/* @__PURE__ */ installedAs('material-v5', dependencies['material-v5'])],
  },
};
