import path from 'node:path';
import { framePage } from '../../../src/foundation/products';
import type { DemoScope } from '../../../src/foundation/products';
import type { CollectedDemo } from './collect-demos';

const scopeModule = (scope: DemoScope) => `@site/src/demos/scopes/${scope}`;

function loaders(modules: readonly (readonly [key: string, request: string])[]): string {
  const lines = modules.map(
    ([key, request]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(request)}),`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

/** Entry of the page that shows single demos of a docs folder. */
export function standaloneEntry(scope: DemoScope, demos: readonly CollectedDemo[]): string {
  const modules = demos.map(({ request, page, name }) => {
    const key = [framePage(page), name].filter(Boolean).join('/');
    return [key, request] as const;
  });
  return `import { showDemo } from '@site/src/demos/frame/runtime/show-demo';
import Scope from ${JSON.stringify(scopeModule(scope))};
void showDemo({ Scope, demos: ${loaders(modules)} });
`;
}

/** Path of a module next to a demo, as an edited demo of the same page imports it. */
function besideDemos({ file }: CollectedDemo, specifier: string): [string, string] {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const folder = file.slice(0, file.lastIndexOf('/demos/'));
  return [path.posix.join(folder, specifier), `@site/${target}`];
}

/** Entry of the sandbox that runs edited demos of one library. */
export function liveEntry(scope: DemoScope, demos: readonly CollectedDemo[]): string {
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
  return `import { startLive } from '@site/src/demos/frame/runtime/start-live';
import Scope from ${JSON.stringify(scopeModule(scope))};
startLive({ Scope, packages: ${loaders(sorted(packages))}, files: ${loaders(sorted(files))} });
`;
}
