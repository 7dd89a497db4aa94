import { materialSites, systemSites } from '../earlier-sites';
import type { Compared, Line } from '../types';
import { dependencies } from './package.json';

/** Material UI 9, and what works with it. */
export const line: Line = {
  id: '9',
  path: 'v9',
  products: ['material-ui', 'system', 'x'],
  packages: dependencies,
  releases: {
    'material-ui': {
      earlier: [{ version: '7.3.2', installedAs: 'material-v7' }],
      otherVersions: materialSites,
    },
    system: { otherVersions: systemSites },
  },
};

/** What only the build reads. */
export const compared: Compared = {
  'material-ui': { upgradeFrom: [{ version: '5.18.0', installedAs: 'material-v5' }] },
};
