import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Module = InstanceType<Bundler['Module']>;

interface Options {
  /** Files that replace modules. */
  required: readonly string[];
  /** Files that are replaced. */
  forbidden: readonly string[];
}

function fileOf(module: Module): string {
  return ('resource' in module ? String(module.resource) : '').split('?')[0]!;
}

/**
 * A bundler plugin that fails if a file is bundled instead of its replacement.
 *
 * @param name - Name of the patch that replaces it.
 */
export function replacedModules(name: string, { required, forbidden }: Options) {
  return {
    apply(compiler: InstanceType<Bundler['Compiler']>) {
      const { WebpackError } = compiler.webpack;
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const fail = (message: string) =>
          compilation.errors.push(
            new WebpackError(
              `${name}: ${message}. Compare index.ts with the imports of this Docusaurus version's browser code.`,
            ),
          );
        compilation.hooks.finishModules.tap(name, (modules) => {
          const files = new Set([...modules].map(fileOf));
          for (const file of required.filter((each) => !files.has(each))) {
            fail(`nothing imports ${path.basename(file)}`);
          }
          for (const file of forbidden.filter((each) => files.has(each))) {
            fail(`something imports ${file} instead of its replacement`);
          }
        });
      });
    },
  };
}
