/** A script that pages share, with the modules in it. */
export interface ChunkRow {
  /** Name of the chunk; `null` for code that the bundler may put anywhere. Rows can share a name. */
  chunk: string | null;
  /** Whether to create the chunk at any size; the bundler's default minimum is 20 kB of source. */
  isSmall?: true;
  /** How many chunks have to use a module, 2 by default. */
  minChunks?: number;
}

/** Code of this repository. */
export interface FolderRow extends ChunkRow {
  /** Folders from the repository's root. A module belongs to the nearest folder above it. */
  folders: readonly string[];
}

/** Code of packages. */
export interface PackageRow extends ChunkRow {
  chunk: string;
  /** Paths below `node_modules`, without `esm/`; with `*`, all that start like this. */
  packages: readonly string[];
  /** Whether to leave out the copies that other packages have below them. */
  isShared?: true;
}

/** Where this repository's scripts are. */
export const FOLDERS: readonly FolderRow[] = [
  {
    chunk: 'common',
    isSmall: true,
    minChunks: 20,
    folders: [
      'packages/demo-islands/src/browser',
      'src/api',
      'src/foundation/browser',
      'src/foundation/products',
      'src/page/code',
      'src/reader/settings',
      'src/ui/tabs',
    ],
  },
  { chunk: 'demo-viewer', folders: ['src/demos'] },
  { chunk: 'playground-page', isSmall: true, folders: ['src/playground'] },
  {
    chunk: 'demo-island',
    isSmall: true,
    folders: [
      'packages/demo-islands/src/mount',
      'src/demos/emotion',
      'src/demos/island-app',
      'src/demos/scopes',
      'src/foundation/branding/library-themes',
    ],
  },
  {
    chunk: 'demo-page',
    isSmall: true,
    folders: ['packages/demo-islands/src/island', 'src/demos/island', 'src/demos/page'],
  },
  { chunk: 'playground', folders: ['src/playground/app'] },
  {
    chunk: 'chosen-styles',
    isSmall: true,
    folders: ['src/reader/scheme-styles', 'src/reader/reader-theme/chosen'],
  },
  { chunk: 'version-banner', isSmall: true, folders: ['src/shell/versions'] },
  { chunk: 'color-tool', isSmall: true, folders: ['src/tools/color-tool'] },
  { chunk: 'component-index', isSmall: true, folders: ['src/tools/component-index'] },
  { chunk: 'theme-studio-page', isSmall: true, folders: ['src/tools/theme-studio'] },
  { chunk: 'theme-viewer', isSmall: true, folders: ['src/tools/theme-viewer'] },
  { chunk: 'icon-find', folders: ['src/tools/icon-search/find'] },
  { chunk: null, folders: ['src/tools/theme-studio/app'] },
];

/**
 * Folders whose stylesheets are elsewhere than their code: a page needs them for what the server has
 * rendered, while the code loads later.
 */
export const STYLES: readonly { chunk: string; folder: string }[] = [
  { chunk: 'common', folder: 'src/ui/controls' },
  { chunk: 'demo-page', folder: 'src/demos/viewer/styles' },
  { chunk: 'playground-page', folder: 'src/playground/app/styles' },
];

/** Where packages are. A row takes modules from the rows above it. */
export const PACKAGES: readonly PackageRow[] = [
  // The editor and the changes in a link with edited code.
  { chunk: 'highlighter', packages: ['js-tokens'] },
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
  { chunk: 'dayjs', isSmall: true, packages: ['dayjs'] },
  { chunk: 'joy', packages: ['@mui/joy'] },
];
