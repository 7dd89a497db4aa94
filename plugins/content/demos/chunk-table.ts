import { LIBRARIES } from '../../../src/demos/libraries';
import type { ChunkRow, PackageRow } from '../../../src/demos/libraries';

/** Code of this repository. */
export interface FolderRow extends ChunkRow {
  /** Folders from the repository's root. A module belongs to the nearest folder above it. */
  folders: readonly string[];
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
      'src/demos/libraries',
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
  { chunk: 'dayjs', isSmall: true, packages: ['dayjs'] },
  ...Object.values(LIBRARIES).flatMap(({ chunks }) => chunks),
];
