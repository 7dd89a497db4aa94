import { logoSvg, wordmarkSvg } from './logos';
import type { Product, ProductCategory, ProductId, ProductVersion } from './types';

const CORE: ProductCategory = { id: 'core', name: 'Core' };
const ADVANCED: ProductCategory = { id: 'x', name: 'Advanced' };
const PLATFORM: ProductCategory = { id: 'docs', name: 'Documentation' };

const LIBRARY_REPOSITORY = 'https://github.com/mui/material-ui';

/** URL of this site's repository, for edit links and issue links. */
export const SITE_REPOSITORY = 'https://github.com/mui-docs/platform';

/** Branch for edit links. */
export const SITE_BRANCH = 'main';

function marks(id: ProductId, name: string) {
  return {
    logo: `/img/logos/${id}.svg`,
    logoSvg: logoSvg(id),
    wordmarkSvg: wordmarkSvg(id, name),
  };
}

function current(version: string): ProductVersion {
  return { text: `v${version}`, current: true };
}

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

/**
 * All products, in menu order. A new product needs an entry here and a docs folder with its tree;
 * `npm run new product` creates both.
 */
export const PRODUCTS: readonly Product[] = [
  {
    id: 'material-ui',
    name: 'Material UI',
    description: 'Ready-made React components that follow Material Design.',
    category: CORE,
    basePath: '/material-ui',
    landing: '/material-ui/getting-started/',
    docs: [
      {
        id: 'docs-material',
        folder: 'docs-material',
        basePath: '/material-ui',
        demoScope: 'material',
      },
    ],
    packages: [
      { name: '@mui/material', version: '7.3.2' },
      { name: '@mui/icons-material', version: '7.3.2' },
      { name: '@mui/lab', version: '7.0.0-beta.17' },
    ],
    earlier: [
      {
        version: '6.5.0',
        installedAs: 'material-v6',
        migration: '/material-ui/migration/upgrade-to-v7/',
        archive: { path: 'v6', demoScope: 'material-v6', renamed: GRID_API },
      },
    ],
    later: [{ version: '9.5.0', installedAs: 'material-v9' }],
    upgrade: '/material-ui/migration/upgrade-to-v9/',
    upgradeFrom: [{ version: '5.18.0', installedAs: 'material-v5' }],
    version: '7.3.2',
    ...marks('material-ui', 'Material UI'),
    versions: [
      current('7.3.2'),
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
    repository: {
      url: LIBRARY_REPOSITORY,
      tag: 'v7.3.2',
      packageFolders: {
        '@mui/material': 'packages/mui-material/src',
        '@mui/icons-material': 'packages/mui-icons-material/lib',
        '@mui/lab': 'packages/mui-lab/src',
      },
    },
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    description: 'A second design system with its own look, in beta.',
    category: CORE,
    basePath: '/joy-ui',
    landing: '/joy-ui/getting-started/',
    docs: [{ id: 'docs-joy', folder: 'docs-joy', basePath: '/joy-ui', demoScope: 'joy' }],
    packages: [{ name: '@mui/joy', version: '5.0.0-beta.49' }],
    version: '5.0.0-beta.49',
    ...marks('joy-ui', 'Joy UI'),
    versions: [current('5.0.0-beta.49')],
    repository: {
      url: LIBRARY_REPOSITORY,
      tag: 'v5.0.0-beta.49',
      packageFolders: { '@mui/joy': 'packages/mui-joy/src' },
    },
  },
  {
    id: 'system',
    name: 'MUI System',
    description: 'Style utilities: the sx prop, responsive values, themes.',
    category: CORE,
    basePath: '/system',
    landing: '/system/getting-started/',
    docs: [
      { id: 'docs-system', folder: 'docs-system', basePath: '/system', demoScope: 'material' },
    ],
    packages: [{ name: '@mui/system', version: '7.3.2' }],
    upgrade: '/material-ui/migration/upgrade-to-v9/',
    version: '7.3.2',
    ...marks('system', 'MUI System'),
    versions: [
      current('7.3.2'),
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
    repository: {
      url: LIBRARY_REPOSITORY,
      tag: 'v7.3.2',
      packageFolders: { '@mui/system': 'packages/mui-system/src' },
    },
  },
  {
    id: 'core',
    name: 'MUI Core',
    description: 'The open-source libraries, and the packages they share.',
    category: CORE,
    basePath: '/core',
    landing: '/core/',
    docs: [],
    packages: [],
    version: '7.3.2',
    ...marks('core', 'MUI Core'),
    versions: [current('7.3.2')],
  },
  {
    id: 'x',
    name: 'MUI X',
    description: 'Advanced components: data grid, pickers, charts, tree view.',
    category: ADVANCED,
    basePath: '/x',
    landing: '/x/introduction/',
    docs: [{ id: 'docs-x', folder: 'docs-x', basePath: '/x', demoScope: 'material' }],
    packages: [
      {
        name: '@mui/x-data-grid',
        version: '8.29.5',
        section: 'data-grid',
      },
      { name: '@mui/x-date-pickers', version: '8.29.5', section: 'date-pickers' },
      { name: '@mui/x-charts', version: '8.29.3', section: 'charts' },
      { name: '@mui/x-tree-view', version: '8.29.3', section: 'tree-view' },
    ],
    version: '8.29.5',
    ...marks('x', 'MUI X'),
    versions: [current('8.29.5')],
    repository: {
      url: 'https://github.com/mui/mui-x',
      tag: 'v8.29.5',
      packageFolders: {
        '@mui/x-data-grid': 'packages/x-data-grid/src',
        '@mui/x-date-pickers': 'packages/x-date-pickers/src',
        '@mui/x-charts': 'packages/x-charts/src',
        '@mui/x-tree-view': 'packages/x-tree-view/src',
      },
    },
  },
  {
    id: 'docs-infra',
    name: 'Docs-infra',
    description: 'The manual of this documentation platform.',
    category: PLATFORM,
    basePath: '/docs-infra',
    landing: '/docs-infra/getting-started/',
    docs: [
      {
        id: 'docs-infra',
        folder: 'docs-infra/manual',
        basePath: '/docs-infra',
        disableAds: true,
        demoScope: 'material',
      },
      {
        id: 'docs-experiments',
        folder: 'docs-infra/experiments',
        basePath: '/experiments/docs',
        noIndex: true,
        demoScope: 'material',
      },
    ],
    packages: [],
    version: '1.0.0',
    ...marks('docs-infra', 'Docs-infra'),
    versions: [current('1.0.0')],
  },
];
