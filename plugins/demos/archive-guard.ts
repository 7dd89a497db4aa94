import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { DocsArchive } from '../../src/products';
import { libraryMajorOf } from './library-release';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;
type Module = InstanceType<Bundler['Module']>;

const fileOf = (module: Module) => ('resource' in module ? String(module.resource) : '');

type IsWrong = (module: Module) => boolean;

/** The chain of imports that leads from a module to a wrong one, or `null`. */
function findChain(
  from: Module,
  { moduleGraph }: Compilation,
  isWrong: IsWrong,
  seen: Set<Module>,
): Module[] | null {
  const chains: Module[][] = [[from]];
  for (let chain = chains.pop(); chain; chain = chains.pop()) {
    const module = chain[chain.length - 1];
    if (isWrong(module)) {
      return chain;
    }
    if (!seen.has(module)) {
      seen.add(module);
      for (const { module: imported } of moduleGraph.getOutgoingConnections(module)) {
        if (imported) {
          chains.push([...chain, imported]);
        }
      }
    }
  }
  return null;
}

/** The chain of imports that leads from one of the demos to a wrong module, or `null`. */
function wrongChain(compilation: Compilation, demos: Iterable<Module>, isWrong: IsWrong) {
  const seen = new Set<Module>();
  for (const demo of demos) {
    const chain = findChain(demo, compilation, isWrong, seen);
    if (chain) {
      return chain;
    }
  }
  return null;
}

/** A demo with a wrong module of a chunk that loads with it, or `null`. */
function wrongCompany({ chunkGraph }: Compilation, demos: Iterable<Module>, isWrong: IsWrong) {
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
 * Makes the build fail when a demo of an archived version would bring along a module of a later
 * release of the library, or of what it is made of: by its imports, or in a chunk that loads with
 * it.
 *
 * @param options.isServer - The server's build has no chunks to load.
 */
export function archiveGuard(
  { folder, version, packageName, installedAs }: DocsArchive,
  { siteDir, isServer }: { siteDir: string; isServer: boolean },
) {
  const pages = path.join(siteDir, folder) + path.sep;
  const major = Number.parseInt(version, 10);
  const isWrong = (module: Module) => libraryMajorOf(fileOf(module)) > major;
  const demosIn = (modules: Iterable<Module>) =>
    [...modules].filter((module) => {
      const file = fileOf(module);
      return file.startsWith(pages) && file.includes('/demos/');
    });
  return {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap('archive-guard', (compilation) => {
        const fail = (way: readonly Module[], cure: string) => {
          const steps = way.map((module) => path.relative(siteDir, fileOf(module))).join('\n  → ');
          const message = `An archived demo brings along more than ${packageName} ${version}:\n  ${steps}\n${cure}`;
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        };
        compilation.hooks.finishModules.tap('archive-guard', (modules) => {
          const way = wrongChain(compilation, demosIn(modules), isWrong);
          if (way) {
            fail(
              way,
              `Make the last import but one come from ${installedAs}, see plugins/demos/archive-rules.ts.`,
            );
          }
        });
        compilation.hooks.optimizeTree.tap('archive-guard', (_chunks, modules) => {
          const way = isServer ? null : wrongCompany(compilation, demosIn(modules), isWrong);
          if (way) {
            fail(
              way,
              'Nothing imports the last one, but it stands in a chunk that loads with the demo. Give it a chunk of its own in plugins/demos/shared-chunks.ts.',
            );
          }
        });
      });
    },
  };
}
