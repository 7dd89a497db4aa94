import path from 'node:path';
import type { CollectedDemo } from './collect-demos';

/** Code of an object that imports modules by key. */
export function loaders(modules: readonly (readonly [key: string, request: string])[]): string {
  const lines = modules.map(
    ([key, request]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(request)}),`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

/** Path of a module next to a demo, as an edited demo of the same page imports it. */
function besideDemos({ file }: CollectedDemo, specifier: string): [string, string] {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const folder = file.slice(0, file.lastIndexOf('/demos/'));
  return [path.posix.join(folder, specifier), `@site/${target}`];
}

/** The modules of a sandbox, by the request with which its entry imports them. */
interface SandboxModules {
  /** Its default export is the provider of the demos. */
  scope: string;
  /** Exports `startSandbox`; by default this package's. */
  sandbox?: string;
}

/**
 * Source of the entry of a sandbox: it may import what the demos import.
 *
 * @param demos - Demos of one library.
 */
export function sandboxEntry(
  { scope, sandbox = 'docusaurus-demo-islands/sandbox' }: SandboxModules,
  demos: readonly CollectedDemo[],
): string {
  const packages = new Map<string, string>();
  const files = new Map<string, string>();
  for (const demo of demos) {
    for (const specifier of demo.imports) {
      if (specifier.startsWith('.')) {
        files.set(...besideDemos(demo, specifier));
      } else {
        packages.set(specifier, specifier);
      }
    }
  }
  const sorted = (map: Map<string, string>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return `import { startSandbox } from ${JSON.stringify(sandbox)};
import Scope from ${JSON.stringify(scope)};
startSandbox({ Scope, packages: ${loaders(sorted(packages))}, files: ${loaders(sorted(files))} });
`;
}
