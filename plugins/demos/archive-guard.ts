import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { DocsArchive } from '../../src/products';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;
type Module = InstanceType<Bundler['Module']>;

/** A module of the bundle, as far as the search needs it. */
interface Node {
  /** Absolute path of its file; empty for a module without one. */
  file: string;
}

/**
 * Searches what a module brings along for a package.
 *
 * @param from - Where to start.
 * @param next - The modules that a module imports.
 * @param isWrong - Whether a module must not be found.
 * @returns The chain of imports that leads to it, or `null`.
 */
export function findChain<T extends Node>(
  from: T,
  next: (node: T) => Iterable<T>,
  isWrong: (node: T) => boolean,
  seen = new Set<T>(),
): T[] | null {
  const chains: T[][] = [[from]];
  for (let chain = chains.pop(); chain; chain = chains.pop()) {
    const node = chain[chain.length - 1];
    if (isWrong(node)) {
      return chain;
    }
    if (!seen.has(node)) {
      seen.add(node);
      for (const found of next(node)) {
        chains.push([...chain, found]);
      }
    }
  }
  return null;
}

const fileOf = (module: Module) => ('resource' in module ? String(module.resource) : '');

function wrongChain(compilation: Compilation, pages: string, library: string): string[] | null {
  const nodes = new Map<Module, Node & { module: Module }>();
  const nodeOf = (module: Module) => {
    const node = nodes.get(module) ?? { file: fileOf(module), module };
    nodes.set(module, node);
    return node;
  };
  const next = ({ module }: { module: Module }) =>
    [...compilation.moduleGraph.getOutgoingConnections(module)].flatMap((connection) =>
      connection.module ? [nodeOf(connection.module)] : [],
    );
  const seen = new Set<ReturnType<typeof nodeOf>>();
  for (const module of compilation.modules) {
    if (fileOf(module).startsWith(pages) && fileOf(module).includes('/demos/')) {
      const chain = findChain(nodeOf(module), next, ({ file }) => file.startsWith(library), seen);
      if (chain) {
        return chain.map(({ file }) => file);
      }
    }
  }
  return null;
}

/**
 * Makes the build fail when a demo of an archived version would bring along a module of the
 * library's current version, by whatever way.
 */
export function archiveGuard({ folder, packageName, installedAs }: DocsArchive, siteDir: string) {
  const pages = path.join(siteDir, folder) + path.sep;
  const library = path.join(siteDir, 'node_modules', packageName) + path.sep;
  return {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap('archive-guard', (compilation) => {
        compilation.hooks.finishModules.tap('archive-guard', () => {
          const chain = wrongChain(compilation, pages, library);
          if (chain) {
            const steps = chain.map((file) => path.relative(siteDir, file)).join('\n  → ');
            compilation.errors.push(
              new compiler.webpack.WebpackError(
                `An archived demo runs on ${packageName} instead of ${installedAs}:\n  ${steps}\nMake the last import but one come from ${installedAs}, see plugins/demos/archive-rules.ts.`,
              ),
            );
          }
        });
      });
    },
  };
}
