import { line } from '../../../lines/current';
import { tileSvg } from './logos';
import type { Product, ProductCategory, ProductId, ProductPackage } from './types';

const CORE: ProductCategory = { id: 'core', name: 'Core' };
const ADVANCED: ProductCategory = { id: 'x', name: 'Advanced' };
const PLATFORM: ProductCategory = { id: 'docs', name: 'Documentation' };

const LIBRARY_REPOSITORY = 'https://github.com/mui/material-ui';

/** URL of this site's repository, for edit links and issue links. */
export const SITE_REPOSITORY = 'https://github.com/mui-docs/platform';

/** Branch for edit links. */
export const SITE_BRANCH = 'main';

/** A product's logo: the color of its tile, and the white drawing on it. */
function marks(id: ProductId, tile: string, drawing: string) {
  return { logo: `/img/logos/${id}.svg`, logoSvg: tileSvg({ tile, drawing }) };
}

const VERSIONS = new Map(Object.entries(line.packages));

/** The release of a package in this line; empty if the line lacks it. */
const versionOf = (name: string) => VERSIONS.get(name) ?? '';

/** The packages that this line has, with the path segment of their API pages. */
function documented(names: readonly string[], section?: string): ProductPackage[] {
  return names
    .filter(versionOf)
    .map((name) => ({ name, version: versionOf(name), ...(section && { section }) }));
}

/** A product's version, and what its pages say of others. */
function released(id: ProductId, version: string) {
  const { otherVersions = [], ...releases } = line.releases[id] ?? {};
  return {
    version,
    versions: [{ text: `v${version}`, current: true }, ...otherVersions],
    ...releases,
  };
}

const MATERIAL = versionOf('@mui/material');
const JOY = versionOf('@mui/joy');
const SYSTEM = versionOf('@mui/system');
const X = versionOf('@mui/x-data-grid');

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
    packages: documented(['@mui/material', '@mui/icons-material', '@mui/lab']),
    ...released('material-ui', MATERIAL),
    ...marks('material-ui', '#0072e5', '<path d="M8 22V10l8 5 8-5v12M16 15v7"/>'),
    repository: {
      url: LIBRARY_REPOSITORY,
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
    packages: documented(['@mui/joy']),
    ...released('joy-ui', JOY),
    ...marks('joy-ui', '#a855c8', '<path d="M8 17a8 8 0 0 0 16 0M12 10v2M20 10v2"/>'),
    repository: {
      url: LIBRARY_REPOSITORY,
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
    packages: documented(['@mui/system']),
    ...released('system', SYSTEM),
    ...marks('system', '#0b8457', '<path d="M8 11h16M8 16h10M8 21h13"/>'),
    repository: {
      url: LIBRARY_REPOSITORY,
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
    ...released('core', MATERIAL),
    ...marks(
      'core',
      '#3b4a5f',
      '<path d="m16 8 8 4.5v7L16 24l-8-4.5v-7zM8 12.5l8 4.5 8-4.5M16 17v7"/>',
    ),
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
      ...documented(['@mui/x-data-grid'], 'data-grid'),
      ...documented(['@mui/x-date-pickers'], 'date-pickers'),
      ...documented(['@mui/x-charts'], 'charts'),
      ...documented(['@mui/x-tree-view'], 'tree-view'),
    ],
    ...released('x', X),
    ...marks('x', '#b3541e', '<path d="m9 9 14 14M23 9 9 23"/>'),
    repository: {
      url: 'https://github.com/mui/mui-x',
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
    ...released('docs-infra', '1.0.0'),
    ...marks('docs-infra', '#4a5568', '<path d="M10 8h9l4 4v12H10zM14 16h6M14 20h6"/>'),
  },
];
