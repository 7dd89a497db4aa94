import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Archive } from './options';
import { libraryMajorOf } from './library-release';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;
type Module = InstanceType<Bundler['Module']>;

const fileOf = (module: Module) => ('resource' in module ? String(module.resource) : '');

/** The bundler's type of `import()`. */
const LATER = 'import()';

type IsWrong = (module: Module) => boolean;

interface Search {
  isWrong: IsWrong;
  /** Whether a module is the site's own code. What it imports later doesn't belong to the demo. */
  isOfSite: (module: Module) => boolean;
}

/** The import chain from a module to a wrong one; `null` if there is none. */
function findChain(
  from: Module,
  { moduleGraph }: Compilation,
  { isWrong, isOfSite }: Search,
  seen: Set<Module>,
): Module[] | null {
  const chains: Module[][] = [[from]];
  for (let chain = chains.pop(); chain; chain = chains.pop()) {
    const module = chain.at(-1);
    if (!module || seen.has(module)) {
      continue;
    }
    if (isWrong(module)) {
      return chain;
    }
    seen.add(module);
    for (const { module: imported, dependency } of moduleGraph.getOutgoingConnections(module)) {
      if (imported && !(isOfSite(module) && dependency?.type === LATER)) {
        chains.push([...chain, imported]);
      }
    }
  }
  return null;
}

/** The import chain from one of the demos to a wrong module; `null` if there is none. */
function wrongChain(compilation: Compilation, demos: Iterable<Module>, search: Search) {
  const seen = new Set<Module>();
  for (const demo of demos) {
    const chain = findChain(demo, compilation, search, seen);
    if (chain) {
      return chain;
    }
  }
  return null;
}

/** A demo and a wrong module in a chunk that loads with it; `null` if there is none. */
function wrongChunkModule({ chunkGraph }: Compilation, demos: Iterable<Module>, isWrong: IsWrong) {
  const seen = new Set<unknown>();
  for (const demo of demos) {
    for (const own of chunkGraph.getModuleChunksIterable(demo)) {
      for (const { chunks } of own.groupsIterable) {
        for (const chunk of chunks.filter((one) => !seen.has(one))) {
          seen.add(chunk);
          const found = [...chunkGraph.getChunkModulesIterable(chunk)].find(isWrong);
          if (found) {
            return [demo, found];
          }
        }
      }
    }
  }
  return null;
}

/**
 * Fails the build if a demo of an archived version would load a module of a later release of the
 * library or its dependencies, through an import or in a chunk that loads with the demo.
 *
 * @param options.isServer - Whether this is the server's build, which doesn't load chunks.
 */
export function archiveGuard(
  { folder, version, packageName, installedAs }: Archive,
  { siteDir, isServer }: { siteDir: string; isServer: boolean },
) {
  const pages = path.join(siteDir, folder) + path.sep;
  const major = Number.parseInt(version, 10);
  const own = path.join(siteDir, 'src') + path.sep;
  const isWrong = (module: Module) => libraryMajorOf(fileOf(module)) > major;
  const isOfSite = (module: Module) => fileOf(module).startsWith(own);
  const demosIn = (modules: Iterable<Module>) =>
    [...modules].filter((module) => {
      const file = fileOf(module);
      return file.startsWith(pages) && file.includes('/demos/');
    });
  return {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap('archive-guard', (compilation) => {
        const fail = (chain: readonly Module[], fix: string) => {
          const steps = chain
            .map((module) => path.relative(siteDir, fileOf(module)))
            .join('\n  → ');
          const message = `An archived demo loads modules newer than ${packageName} ${version}:\n  ${steps}\n${fix}`;
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        };
        compilation.hooks.finishModules.tap('archive-guard', (modules) => {
          const chain = wrongChain(compilation, demosIn(modules), { isWrong, isOfSite });
          if (chain) {
            fail(
              chain,
              `The second-to-last module must import from ${installedAs}. See plugins/content/demos/archive-rules.ts.`,
            );
          }
        });
        compilation.hooks.optimizeTree.tap('archive-guard', (_chunks, modules) => {
          const chain = isServer ? null : wrongChunkModule(compilation, demosIn(modules), isWrong);
          if (chain) {
            fail(
              chain,
              'The demo does not import the last module, but loads its chunk. Move the module to a separate chunk in plugins/content/demos/shared-chunks.ts.',
            );
          }
        });
      });
    },
  };
}
