import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'esbuild';
import type { Size } from '../../../src/tools/size-snapshot/types';

const gzip = promisify(zlib.gzip);

const NAMESPACE = 'size-snapshot';
const ENTRY = /^size-snapshot:/;
const OUT_DIR = '/size-snapshot/';

/** Every app that uses the components has React. */
const EXTERNAL = ['react', 'react/*', 'react-dom', 'react-dom/*'];

interface Options {
  /** Folder whose `node_modules` contains the packages. */
  siteDir: string;
  /** Packages that stand for others, such as `{ '@mui/material': 'material-v6' }`. */
  alias?: Readonly<Record<string, string>>;
  /** Folders that relative imports start from, by module. */
  folders?: ReadonlyMap<string, string>;
}

/**
 * Modules in one build, which parses each file of a package once but keeps all bundles in memory.
 * The 386 demos of MUI X took 6.5 GiB and 71.5 s at once, 1.0 GiB and 75.4 s in groups of this size.
 */
const GROUP_SIZE = 40;

/** The builds of all docs folders take turns, because each keeps its bundles in memory. */
let lastBuild: Promise<unknown> = Promise.resolve();

/**
 * Bundles each module alone, for production.
 *
 * @param modules - Code of the modules, by name.
 * @returns The sizes by name, without React.
 * @throws If a module cannot be bundled; esbuild's message names the import.
 */
export async function bundleSizes(
  modules: ReadonlyMap<string, string>,
  options: Options,
): Promise<Map<string, Size>> {
  const all = [...modules];
  const sizes = new Map<string, Size>();
  for (let start = 0; start < all.length; start += GROUP_SIZE) {
    const group = new Map(all.slice(start, start + GROUP_SIZE));
    const bundled = lastBuild.then(() => bundleTogether(group, options));
    lastBuild = bundled.catch(() => {});
    (await bundled).forEach((size, name) => sizes.set(name, size));
  }
  return sizes;
}

async function bundleTogether(
  modules: ReadonlyMap<string, string>,
  { siteDir, alias = {}, folders }: Options,
): Promise<Map<string, Size>> {
  const { outputFiles } = await build({
    entryPoints: [...modules.keys()].map((name) => ({ in: `${NAMESPACE}:${name}`, out: name })),
    absWorkingDir: siteDir,
    alias,
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: EXTERNAL,
    format: 'esm',
    legalComments: 'none',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
    minify: true,
    outdir: OUT_DIR,
    target: 'es2022',
    write: false,
    plugins: [
      {
        name: NAMESPACE,
        setup({ onResolve, onLoad }) {
          onResolve({ filter: ENTRY }, ({ path }) => ({
            path: path.replace(ENTRY, ''),
            namespace: NAMESPACE,
          }));
          onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
            contents: modules.get(path),
            resolveDir: folders?.get(path) ?? siteDir,
            loader: 'tsx',
          }));
        },
      },
    ],
  });
  const sizes = outputFiles.map(async ({ path, contents }) => {
    const { length } = await gzip(contents, { level: 9 });
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.js$/, '');
    return [name, { minified: contents.length, gzip: length }] as const;
  });
  return new Map(await Promise.all(sizes));
}
