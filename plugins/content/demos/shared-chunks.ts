import path from 'node:path';
import { LIBRARIES } from '../../../src/demos/libraries';
import type { ChunkRow } from '../../../src/demos/libraries';
import type { DemoScope } from '../../../src/foundation/products';
import { iconOptions } from './archive-rules';
import { FOLDERS, PACKAGES, STYLES } from './chunk-table';
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

interface Group extends ChunkRow {
  chunk: string;
  test: Test;
}

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
 * @param packages - The library's packages, as they are installed.
 */
function familyGroups(
  name: string,
  packages: readonly string[],
  { families, demos }: LibraryUse,
): Group[] {
  const paths = packages.map((one) => one.replaceAll('/', '[\\\\/]')).join('|');
  const component = new RegExp(
    `[\\\\/]node_modules[\\\\/](?:${paths})[\\\\/](?:esm[\\\\/])?(\\w+)[\\\\/]`,
  );
  const familyOf = (module: Module) =>
    families.get(component.exec(module.nameForCondition() ?? '')?.[1] ?? '');
  return [
    ...[...new Set(families.values())].map((family) => ({
      chunk: `${name}-components-${family}`,
      test: (module: Module) => familyOf(module) === family,
    })),
    {
      chunk: name,
      minChunks: Math.max(2, Math.round(FREQUENT * demos)),
      test: (module) => familyOf(module) !== undefined,
    },
  ];
}

/** The groups of an archived library, including the parts of this site that only its demos use. */
function archiveGroups({ installedAs, demoScope }: Archive): Group[] {
  const base = new RegExp(
    `[\\\\/]node_modules[\\\\/]${installedAs}[\\\\/]|[\\\\/]libraries[\\\\/]${demoScope}[\\\\/]`,
  );
  const icon = `icon-loader.cjs?${iconOptions(installedAs)}`;
  return [
    {
      chunk: installedAs,
      test: (module) =>
        base.test(module.nameForCondition() ?? '') || module.identifier().includes(icon),
    },
  ];
}

/** Tests whether the nearest folder above a module, of those in a table, has a chunk. */
function isIn(chunk: string, folders: ReadonlyMap<string, string | null>) {
  return (module: Module): boolean => {
    let file = module.nameForCondition() ?? '';
    while (!folders.has(file) && path.dirname(file) !== file) {
      file = path.dirname(file);
    }
    return folders.get(file) === chunk;
  };
}

/** The groups of the repository's own folders. */
function folderGroups(siteDir: string): Group[] {
  const chunks = new Map(
    FOLDERS.flatMap(({ folders, chunk }) =>
      folders.map((folder) => [path.join(siteDir, folder), chunk] as const),
    ),
  );
  return FOLDERS.flatMap(({ chunk, ...row }) =>
    chunk ? [{ ...row, chunk, test: isIn(chunk, chunks) }] : [],
  );
}

/** The groups of packages. */
function packageGroups(): Group[] {
  return PACKAGES.map(({ packages, isShared, ...row }) => {
    const paths = packages.map((name) =>
      `${name}/`.replace('*/', '').replaceAll('.', '\\.').replaceAll('/', '[\\\\/](?:esm[\\\\/])?'),
    );
    const start = isShared ? '^(?:(?!node_modules).)*' : '[\\\\/]';
    return { ...row, test: new RegExp(`${start}node_modules[\\\\/](?:${paths.join('|')})`) };
  });
}

/** The groups of stylesheets that are elsewhere than their code. */
function styleGroups(siteDir: string): Record<string, StyleGroup> {
  const chunks = new Map(STYLES.map(({ folder, chunk }) => [path.join(siteDir, folder), chunk]));
  return Object.fromEntries(
    [...chunks.values()].map((name) => [
      `styles-${name}`,
      {
        ...{ name, type: 'css/mini-extract', chunks: 'async', enforce: true },
        ...{ test: isIn(name, chunks), priority: STYLES_PRIORITY },
      },
    ]),
  );
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
 * @param siteDir - Absolute path of the repository.
 */
export function sharedChunks(
  archives: readonly Archive[],
  uses: ReadonlyMap<DemoScope, LibraryUse>,
  siteDir: string,
): Record<string, CacheGroup | StyleGroup> {
  const libraries = [
    ...[...uses].flatMap(([scope, use]) => {
      const { chunk, packages } = LIBRARIES[scope].families ?? {};
      return chunk && packages ? familyGroups(chunk, packages, use) : [];
    }),
    ...archives.flatMap((archive) => [
      ...archiveGroups(archive),
      ...familyGroups(archive.installedAs, [archive.installedAs], uses.get(archive.demoScope)!),
    ]),
  ];
  const scripts = Object.fromEntries(
    [...folderGroups(siteDir), ...packageGroups(), ...libraries].map(
      ({ chunk: name, test, isSmall, minChunks = 2 }, index): [string, CacheGroup] => [
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
  return { ...scripts, ...styleGroups(siteDir) };
}
