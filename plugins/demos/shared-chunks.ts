import type { DocsArchive } from '../../src/products';
import { iconOptions } from './archive-rules';

/** What a group's test is told of a module. */
interface Module {
  identifier: () => string;
  /** Path of its file. */
  nameForCondition: () => string | null | undefined;
}

type Test = RegExp | ((module: Module) => boolean);

/** A bundler cache group of Docusaurus's browser build. */
interface CacheGroup {
  name: string;
  test: Test;
  chunks: 'async';
  minChunks: number;
  /** Size in bytes, before anything is made smaller, below which there is no such chunk. */
  minSize?: number;
  priority: number;
  reuseExistingChunk: boolean;
}

interface Group {
  name: string;
  test: Test;
  /** Whether it is a chunk however small it is: the bundler's own limit is 20 kB of source. */
  isSmall?: true;
}

const FIELDS =
  'Autocomplete|useAutocomplete|Checkbox|FilledInput|Form\\w+|Input\\w*|internal[\\\\/](?:SwitchBase|svg-icons)|Menu\\w*|NativeSelect|OutlinedInput|Popover|Radio\\w*|Rating|Select|Slider|Switch|TextField|TextareaAutosize';

const STRUCTURE =
  'Accordion\\w*|BottomNavigation\\w*|Breadcrumbs|Card\\w*|Dialog\\w*|Drawer|ImageList\\w*|MobileStepper|Pagination\\w*|usePagination|Snackbar\\w*|SpeedDial\\w*|Step\\w*|SwipeableDrawer|Tab\\w*|Toggle\\w+';

// A group takes a module from every group of lower priority.
const GROUPS: readonly Group[] = [
  // What comes when the reader wants it, where several parts need it.
  { name: 'demo-viewer', test: /[\\/]src[\\/]demos[\\/]/ },
  // All that a page with demos loads at once. Without a group it would land in Docusaurus's common
  // chunk, which pages without demos load too.
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
  // The page holds where a playground stands; what it is made of comes with the island.
  { name: 'playground-page', test: /[\\/]src[\\/]playground[\\/]/, isSmall: true },
  { name: 'playground', test: /[\\/]src[\\/]playground[\\/]app[\\/]/ },
  { name: 'mui', test: /[\\/]node_modules[\\/]@mui[\\/]/ },
  // What the current libraries and the archived ones have in common.
  {
    name: 'styling',
    test: /[\\/]node_modules[\\/](?:@emotion|@mui[\\/]stylis-plugin-rtl|stylis|@popperjs|react-transition-group|@babel[\\/]runtime|hoist-non-react-statics|prop-types|react-is|cssjanus)[\\/]/,
  },
  // The copy that Joy UI and the archived libraries use, since it is not of the current release.
  { name: 'mui-utils', test: /^(?:(?!node_modules).)*node_modules[\\/]@mui[\\/]utils[\\/]/ },
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

/** The groups of an archived library, with what only its demos need of this site. */
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

/** Above Docusaurus's own group of 40. */
const BASE_PRIORITY = 41;

/**
 * The chunks that demos share. Docusaurus switches the bundler's own splitting off, so each demo's
 * chunk would carry its copy. One chunk per component was measured too: a third more bytes and
 * twice the requests, for what the families below keep apart.
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
