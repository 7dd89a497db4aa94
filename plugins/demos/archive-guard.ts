import { readFileSync } from 'node:fs';
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
  module: Module;
}

/**
 * The packages that are released with the library, whose versions say which release they are of.
 * Its icons are not among them: icon-loader.cjs lets the archived library draw them, and takes no
 * more than their paths from the installed package.
 */
const RELEASED_TOGETHER = [
  'material',
  'system',
  'styled-engine',
  'private-theming',
  'utils',
  'lab',
];

const PACKAGE = new RegExp(
  `^.*[\\\\/]node_modules[\\\\/]@mui[\\\\/](?:${RELEASED_TOGETHER.join('|')})(?=[\\\\/])`,
);

const majors = new Map<string, number>();

/** Major version of the package that a file belongs to; 0 when it is none of the library's. */
function majorOf(file: string): number {
  const [folder] = PACKAGE.exec(file) ?? [];
  if (!folder) {
    return 0;
  }
  const known = majors.get(folder);
  if (known !== undefined) {
    return known;
  }
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const major = Number.parseInt(manifest.version, 10);
  majors.set(folder, major);
  return major;
}

/** The chain of imports that leads from a module to a wrong one, or `null`. */
function findChain(
  from: Node,
  next: (node: Node) => Iterable<Node>,
  isWrong: (node: Node) => boolean,
  seen: Set<Node>,
): Node[] | null {
  const chains: Node[][] = [[from]];
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

function wrongChain(compilation: Compilation, pages: string, major: number): string[] | null {
  const nodes = new Map<Module, Node>();
  const nodeOf = (module: Module) => {
    const node = nodes.get(module) ?? { file: fileOf(module), module };
    nodes.set(module, node);
    return node;
  };
  const next = ({ module }: Node) =>
    [...compilation.moduleGraph.getOutgoingConnections(module)].flatMap((connection) =>
      connection.module ? [nodeOf(connection.module)] : [],
    );
  const seen = new Set<Node>();
  for (const module of compilation.modules) {
    if (fileOf(module).startsWith(pages) && fileOf(module).includes('/demos/')) {
      const chain = findChain(nodeOf(module), next, ({ file }) => majorOf(file) > major, seen);
      if (chain) {
        return chain.map(({ file }) => file);
      }
    }
  }
  return null;
}

/**
 * Makes the build fail when a demo of an archived version would bring along a module of a later
 * release of the library or of what it is made of, by whatever way.
 */
export function archiveGuard(
  { folder, version, packageName, installedAs }: DocsArchive,
  siteDir: string,
) {
  const pages = path.join(siteDir, folder) + path.sep;
  const major = Number.parseInt(version, 10);
  return {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap('archive-guard', (compilation) => {
        compilation.hooks.finishModules.tap('archive-guard', () => {
          const chain = wrongChain(compilation, pages, major);
          if (chain) {
            const steps = chain.map((file) => path.relative(siteDir, file)).join('\n  → ');
            compilation.errors.push(
              new compiler.webpack.WebpackError(
                `An archived demo brings along more than ${packageName} ${version}:\n  ${steps}\nMake the last import but one come from ${installedAs}, see plugins/demos/archive-rules.ts.`,
              ),
            );
          }
        });
      });
    },
  };
}
