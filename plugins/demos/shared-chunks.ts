import type { DocsArchive } from '../../src/products';
import { iconOptions } from './archive-rules';
import { markOf, markedFolders } from './marked-folders';
import type { ChunkMark } from './marked-folders';

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

/** A bundler cache group of stylesheets. */
interface StyleGroup {
  name: string;
  type: 'css/mini-extract';
  test: Test;
  chunks: 'async';
  enforce: true;
  priority: number;
}

interface Group {
  name: string;
  test: Test;
  /** Whether to create the chunk at any size; the bundler's default minimum is 20 kB of source. */
  isSmall?: true;
  /** How many chunks have to use a module, 2 by default. */
  minChunks?: number;
}

const FIELDS =
  'Autocomplete|useAutocomplete|Checkbox|FilledInput|Form\\w+|Input\\w*|internal[\\\\/](?:SwitchBase|svg-icons)|Menu\\w*|NativeSelect|OutlinedInput|Popover|Radio\\w*|Rating|Select|Slider|Switch|TextField|TextareaAutosize';

const STRUCTURE =
  'Accordion\\w*|BottomNavigation\\w*|Breadcrumbs|Card\\w*|Dialog\\w*|Drawer|ImageList\\w*|MobileStepper|Pagination\\w*|usePagination|Snackbar\\w*|SpeedDial\\w*|Step\\w*|SwipeableDrawer|Tab\\w*|Toggle\\w+';

// A group takes a module from every group of lower priority.
const PACKAGES: readonly Group[] = [
  // The editor and the changes in a link with edited code.
  { name: 'highlighter', test: /[\\/]node_modules[\\/]js-tokens[\\/]/ },
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

/** The groups of the site's own folders, by their `chunk.json`. */
function folderGroups(marks: ReadonlyMap<string, ChunkMark>): Group[] {
  const named = new Map([...marks.values()].map((mark) => [mark.chunk, mark]));
  return [...named].flatMap(([name, { isSmall, minChunks }]) =>
    name ? [{ name, isSmall, minChunks, test: isMarked('chunk', name, marks) }] : [],
  );
}

/** The groups of stylesheets that are elsewhere than their code. */
function styleGroups(marks: ReadonlyMap<string, ChunkMark>): Record<string, StyleGroup> {
  const names = [...marks.values()].flatMap(({ styles }) => styles ?? []);
  return Object.fromEntries(
    names.map((name) => [
      `styles-${name}`,
      {
        ...{ name, type: 'css/mini-extract', chunks: 'async', enforce: true },
        ...{ test: isMarked('styles', name, marks), priority: STYLES_PRIORITY },
      },
    ]),
  );
}

function isMarked(
  kind: 'chunk' | 'styles',
  name: string,
  marks: ReadonlyMap<string, ChunkMark>,
): (module: Module) => boolean {
  return (module) => {
    const file = module.nameForCondition();
    return !!file && markOf(file, kind, marks) === name;
  };
}

/** Higher than the priorities of the page-sections patch. */
const BASE_PRIORITY = 43;

/** Higher than those of all scripts. */
const STYLES_PRIORITY = 150;

/**
 * The chunks that demos share in browsers. Docusaurus disables the bundler's default splitting, so each
 * demo's chunk would include its own copy. One chunk per component takes a third more bytes and twice
 * the requests of the families above (measured).
 *
 * @param sources - The folder whose folders may be marked.
 */
export function sharedChunks(
  archives: readonly DocsArchive[],
  sources: string,
): Record<string, CacheGroup | StyleGroup> {
  const marks = markedFolders(sources);
  const scripts = Object.fromEntries(
    [...folderGroups(marks), ...PACKAGES, ...archives.flatMap(archiveGroups)].map(
      ({ name, test, isSmall, minChunks = 2 }, index): [string, CacheGroup] => [
        // Docusaurus has groups of its own.
        `shared-${name}`,
        {
          name,
          test,
          chunks: 'async',
          minChunks,
          ...(isSmall ? { minSize: 0 } : {}),
          priority: BASE_PRIORITY + index,
          reuseExistingChunk: true,
        },
      ],
    ),
  );
  return { ...scripts, ...styleGroups(marks) };
}
