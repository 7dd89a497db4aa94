import { materialSites, systemSites } from '../earlier-sites';
import { installedAs } from '../installed-as';
import { dependencies as rootPackages } from '../root-packages';
import type { Compared, Line } from '../types';
import { dependencies } from './package.json';

/** Material UI 9, and what works with it. */
export const line: Line = {
  id: '9',
  packages: { ...dependencies, '@mui/joy': rootPackages['@mui/joy'] },
  releases: {
    'material-ui': {
      earlier: [installedAs('material-v7', dependencies['material-v7'])],
      otherVersions: materialSites,
    },
    system: { otherVersions: systemSites },
  },
};

/** What only the build reads. */
export const compared: Compared = {
  'material-ui': { upgradeFrom: [installedAs('material-v5', dependencies['material-v5'])] },
};
