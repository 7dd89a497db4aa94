import type { DemoScope } from '../../../src/foundation/products';
import { iconOptions } from './archive-rules';
import { markOf, markedFolders } from './marked-folders';
import type { ChunkMark } from './marked-folders';
import type { Archive } from './options';

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

// A group takes a module from every group of lower priority.
const PACKAGES: readonly Group[] = [
  // The editor and the changes in a link with edited code.
  { name: 'highlighter', test: /[\\/]node_modules[\\/]js-tokens[\\/]/ },
  { name: 'mui', test: /[\\/]node_modules[\\/]@mui[\\/]/ },
  // Shared by current and archived libraries.
  {
    name: 'styling',
    test: /[\\/]node_modules[\\/](?:@emotion|@mui[\\/]stylis-plugin-rtl|stylis|@popperjs|react-transition-group|dom-helpers|@babel[\\/]runtime|hoist-non-react-statics|prop-types|react-is|cssjanus)[\\/]/,
  },
  // Joy UI and the archived libraries share this copy, which isn't the current release.
  { name: 'mui-utils', test: /^(?:(?!node_modules).)*node_modules[\\/]@mui[\\/]utils[\\/]/ },
  // Pages about color use these without any component.
  {
    name: 'mui-colors',
    test: /^(?:(?!node_modules).)*node_modules[\\/]@mui[\\/](?:material[\\/](?:esm[\\/])?colors[\\/]|system[\\/](?:(?:esm[\\/])?colorManipulator|node_modules[\\/]@mui[\\/]utils[\\/](?:esm[\\/])?(?:clamp|formatMuiErrorMessage))[\\/])/,
    isSmall: true,
  },
  { name: 'x-shared', test: /[\\/]node_modules[\\/]@mui[\\/]x-/ },
  {
    name: 'x-charts',
    test: /[\\/]node_modules[\\/](?:@mui[\\/]x-(?:charts|internal-gestures)|bezier-easing[\\/]|d3-)/,
  },
  { name: 'x-data-grid', test: /[\\/]node_modules[\\/]@mui[\\/]x-(?:data-grid|virtualizer)/ },
  {
    name: 'x-tree-view',
    test: /[\\/]node_modules[\\/](?:@mui[\\/]x-tree-view|@base-ui[\\/]utils[\\/])/,
  },
  { name: 'dayjs', test: /[\\/]node_modules[\\/]dayjs[\\/]/, isSmall: true },
  { name: 'joy', test: /[\\/]node_modules[\\/]@mui[\\/]joy[\\/]/ },
];

/** Share of a library's demos that have to use a component for the main chunk to include it. */
const FREQUENT = 0.2;

/** What the chunks of a library depend on. */
export interface LibraryUse {
  /** The family of each component. */
  families: ReadonlyMap<string, string>;
  /** How many demos use the library. */
  demos: number;
}

/**
 * The groups of a library's components: one per family, and the library's main chunk for those that
 * many demos use.
 *
 * @param name - Name of the library's main chunk.
 * @param library - Path of the library's package, as a regular expression.
 */
function familyGroups(name: string, library: string, { families, demos }: LibraryUse): Group[] {
  const component = new RegExp(
    `[\\\\/]node_modules[\\\\/]${library}[\\\\/](?:esm[\\\\/])?(\\w+)[\\\\/]`,
  );
  const familyOf = (module: Module) =>
    families.get(component.exec(module.nameForCondition() ?? '')?.[1] ?? '');
  return [
    ...[...new Set(families.values())].map((family) => ({
      name: `${name}-components-${family}`,
      test: (module: Module) => familyOf(module) === family,
    })),
    {
      name,
      minChunks: Math.max(2, Math.round(FREQUENT * demos)),
      test: (module) => familyOf(module) !== undefined,
    },
  ];
}

/** The groups of an archived library, including the parts of this site that only its demos use. */
function archiveGroups({ installedAs, demoScope }: Archive): Group[] {
  const base = new RegExp(
    `[\\\\/]node_modules[\\\\/]${installedAs}[\\\\/]|[\\\\/](?:scopes|library-themes)[\\\\/]${demoScope}\\.tsx?$`,
  );
  const icon = `icon-loader.cjs?${iconOptions(installedAs)}`;
  return [
    {
      name: installedAs,
      test: (module) =>
        base.test(module.nameForCondition() ?? '') || module.identifier().includes(icon),
    },
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
 * @param uses - How each library is used, by its scope.
 * @param sources - The folder whose folders may be marked.
 */
export function sharedChunks(
  archives: readonly Archive[],
  uses: ReadonlyMap<DemoScope, LibraryUse>,
  sources: string,
): Record<string, CacheGroup | StyleGroup> {
  const marks = markedFolders(sources);
  const libraryUse = (scope: DemoScope) => uses.get(scope) ?? { families: new Map(), demos: 0 };
  const libraries = [
    ...familyGroups('mui', '@mui[\\\\/](?:material|lab)', libraryUse('material')),
    ...archives.flatMap((archive) => [
      ...archiveGroups(archive),
      ...familyGroups(archive.installedAs, archive.installedAs, libraryUse(archive.demoScope)),
    ]),
  ];
  const scripts = Object.fromEntries(
    [...folderGroups(marks), ...PACKAGES, ...libraries].map(
      ({ name, test, isSmall, minChunks = 2 }, index): [string, CacheGroup] => [
        // Docusaurus has groups of its own, and several of ours can have one name.
        `shared-${index}-${name}`,
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
