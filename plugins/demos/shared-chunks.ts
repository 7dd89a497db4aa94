import type { DocsArchive } from '../../src/products';
import { iconOptions } from './archive-rules';

/** The part of a bundler module that a group tests. */
interface Module {
  identifier: () => string;
  /** Path of its file. */
  nameForCondition: () => string | null | undefined;
}

type Test = RegExp | ((module: Module) => boolean);

/** A bundler cache group of one of Docusaurus's builds. */
interface CacheGroup {
  name: string;
  test?: Test;
  chunks: 'async';
  minChunks: number;
  /** Minimum size of the chunk in bytes, before minification. */
  minSize?: number;
  priority: number;
  reuseExistingChunk: boolean;
}

interface Group {
  name: string;
  test: Test;
  /** Whether to create the chunk at any size; the bundler's default minimum is 20 kB of source. */
  isSmall?: true;
}

const FIELDS =
  'Autocomplete|useAutocomplete|Checkbox|FilledInput|Form\\w+|Input\\w*|internal[\\\\/](?:SwitchBase|svg-icons)|Menu\\w*|NativeSelect|OutlinedInput|Popover|Radio\\w*|Rating|Select|Slider|Switch|TextField|TextareaAutosize';

const STRUCTURE =
  'Accordion\\w*|BottomNavigation\\w*|Breadcrumbs|Card\\w*|Dialog\\w*|Drawer|ImageList\\w*|MobileStepper|Pagination\\w*|usePagination|Snackbar\\w*|SpeedDial\\w*|Step\\w*|SwipeableDrawer|Tab\\w*|Toggle\\w+';

// A group takes a module from every group of lower priority.
const GROUPS: readonly Group[] = [
  // Shared parts of everything that's loaded on demand.
  { name: 'demo-viewer', test: /[\\/]src[\\/]demos[\\/]/ },
  // The editor and the changes in a link with edited code.
  { name: 'highlighter', test: /[\\/]node_modules[\\/]js-tokens[\\/]/ },
  // Everything that a page with demos loads initially. Without a group, it would be in Docusaurus's
  // common chunk, which pages without demos load too.
  {
    name: 'demo-page',
    test: /[\\/]src[\\/]demos[\\/](?:page[\\/]|island[\\/]|link-state[\\/]demo-hash|viewer[\\/]preview-lines)/,
    isSmall: true,
  },
  {
    name: 'demo-island',
    test: /[\\/]src[\\/](?:demos[\\/](?:island-app[\\/]|emotion[\\/]|scopes[\\/]|demo-issue)|branding[\\/]library-themes[\\/])/,
    isSmall: true,
  },
  // Only archived pages have the banner, and most of them have demos.
  { name: 'version-banner', test: /[\\/]src[\\/]versions[\\/]/, isSmall: true },
  // The playground's placeholder in a page; the playground itself loads with the island.
  { name: 'playground-page', test: /[\\/]src[\\/]playground[\\/]/, isSmall: true },
  { name: 'playground', test: /[\\/]src[\\/]playground[\\/]app[\\/]/ },
  // The state of the reader's theme and colors, for islands, viewers, settings and tools.
  {
    name: 'chosen-styles',
    test: /[\\/]src[\\/](?:scheme-styles[\\/](?!keys)|reader-theme[\\/](?:index|store|library-options)\.)/,
    isSmall: true,
  },
  { name: 'color-tool', test: /[\\/]src[\\/]color-tool[\\/]/, isSmall: true },
  // The studio's place in the pages of two libraries; the studio itself loads there.
  {
    name: 'theme-studio-page',
    test: /[\\/]src[\\/]theme-studio[\\/](?:index|ThemeStudio|texts)\./,
    isSmall: true,
  },
  { name: 'mui', test: /[\\/]node_modules[\\/]@mui[\\/]/ },
  // Shared by current and archived libraries.
  {
    name: 'styling',
    test: /[\\/]node_modules[\\/](?:@emotion|@mui[\\/]stylis-plugin-rtl|stylis|@popperjs|react-transition-group|@babel[\\/]runtime|hoist-non-react-statics|prop-types|react-is|cssjanus)[\\/]/,
  },
  // Joy UI and the archived libraries share this copy, which isn't the current release.
  { name: 'mui-utils', test: /^(?:(?!node_modules).)*node_modules[\\/]@mui[\\/]utils[\\/]/ },
  // Pages about color use these without any component.
  {
    name: 'mui-colors',
    test: /^(?:(?!node_modules).)*node_modules[\\/]@mui[\\/](?:material[\\/](?:esm[\\/])?colors[\\/]|system[\\/](?:(?:esm[\\/])?colorManipulator|node_modules[\\/]@mui[\\/]utils[\\/](?:esm[\\/])?(?:clamp|formatMuiErrorMessage))[\\/])/,
    isSmall: true,
  },
  {
    name: 'mui-fields',
    test: new RegExp(`[\\\\/]@mui[\\\\/]material[\\\\/](?:esm[\\\\/])?(?:${FIELDS})[\\\\/]`),
  },
  {
    name: 'mui-structure',
    test: new RegExp(
      `[\\\\/]@mui[\\\\/](?:lab[\\\\/]|material[\\\\/](?:esm[\\\\/])?(?:${STRUCTURE})[\\\\/])`,
    ),
  },
  { name: 'x-shared', test: /[\\/]node_modules[\\/]@mui[\\/]x-/ },
  { name: 'x-charts', test: /[\\/]node_modules[\\/]@mui[\\/]x-(?:charts|internal-gestures)/ },
  { name: 'x-data-grid', test: /[\\/]node_modules[\\/]@mui[\\/]x-(?:data-grid|virtualizer)/ },
  { name: 'x-tree-view', test: /[\\/]node_modules[\\/]@mui[\\/]x-tree-view/ },
  { name: 'joy', test: /[\\/]node_modules[\\/]@mui[\\/]joy[\\/]/ },
];

/** The groups of an archived library, including the parts of this site that only its demos use. */
function archiveGroups({ installedAs, demoScope }: DocsArchive): Group[] {
  const library = `[\\\\/]node_modules[\\\\/]${installedAs}[\\\\/]`;
  const base = new RegExp(`${library}|[\\\\/](?:scopes|library-themes)[\\\\/]${demoScope}\\.tsx?$`);
  const icon = `icon-loader.cjs?${iconOptions(installedAs)}`;
  return [
    {
      name: installedAs,
      test: (module) =>
        base.test(module.nameForCondition() ?? '') || module.identifier().includes(icon),
    },
    { name: `${installedAs}-fields`, test: new RegExp(`${library}(?:${FIELDS})[\\\\/]`) },
    { name: `${installedAs}-structure`, test: new RegExp(`${library}(?:${STRUCTURE})[\\\\/]`) },
  ];
}

/** Higher than the priorities in `plugins/main-bundle/page-chunks.ts`. */
const BASE_PRIORITY = 43;

/**
 * The chunks that demos share in browsers. Docusaurus disables the bundler's default splitting, so each
 * demo's chunk would include its own copy. One chunk per component takes a third more bytes and twice
 * the requests of the families above (measured).
 */
export function sharedChunks(archives: readonly DocsArchive[]): Record<string, CacheGroup> {
  return Object.fromEntries(
    [...GROUPS, ...archives.flatMap(archiveGroups)].map(({ name, test, isSmall }, index) => [
      name,
      {
        name,
        test,
        chunks: 'async',
        minChunks: 2,
        ...(isSmall ? { minSize: 0 } : {}),
        priority: BASE_PRIORITY + index,
        reuseExistingChunk: true,
      },
    ]),
  );
}
