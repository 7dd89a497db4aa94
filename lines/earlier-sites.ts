import type { ProductVersion } from './types';

/** API pages of Grid: Grid2 is Grid since version 7, and the Grid of before is GridLegacy. */
export const GRID_API = { '/api/grid': '/api/grid2', '/api/grid-legacy': '/api/grid' } as const;
const GRID = {
  ...GRID_API,
  '/react-grid': '/react-grid2',
  '/react-grid-legacy': '/react-grid',
} as const;

/** Pages that only this site has, and those about what version 7 has added. */
const WITHOUT_V6 =
  /studio|conformance|s\/(?:errors|forms|loading)|check-my|coming-from|-to-v[79]|compare|styles\/|layers|mcp|css-v4/;
const WITHOUT_V5 = new RegExp(`${WITHOUT_V6.source}|-to-v6|container-q`);

/** Sites of earlier versions of Material UI, latest first. */
export const materialSites: readonly ProductVersion[] = [
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
];

/** The same of MUI System. */
export const systemSites: readonly ProductVersion[] = [
  { text: 'v6', href: 'https://v6.mui.com/system/getting-started/', without: WITHOUT_V6 },
  { text: 'v5', href: 'https://v5.mui.com/system/getting-started/', without: WITHOUT_V5 },
];
