import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, Stats, StatsCompilation } from '@rspack/core';
import { readPageError } from './page-error';
import { shortenConsole } from './short-console';

type StatsErrors = NonNullable<StatsCompilation['errors']>;

function inShort(errors: StatsErrors, siteDir: string, reported: Set<string>): StatsErrors {
  const seen = new Set<string>();
  return errors.flatMap((error) => {
    const line = readPageError(error.message, siteDir)?.line;
    if (line === undefined) {
      return [error];
    }
    // Client and server compile the same pages, so each error is reported twice.
    if (seen.has(line)) {
      return [];
    }
    seen.add(line);
    reported.add(line);
    return [{ message: line, stack: '', details: '' } as StatsErrors[number]];
  });
}

/**
 * A bundler plugin that reports errors in pages and demos in one line each. The dev server also watches
 * for missing files.
 *
 * @param reported - Receives the lines.
 */
function shortErrors(siteDir: string, reported: Set<string>) {
  const shorten = (stats: Stats) => {
    const toJson = stats.toJson.bind(stats);
    stats.toJson = (...args) => {
      const json = toJson(...args);
      return json.errors ? { ...json, errors: inShort(json.errors, siteDir, reported) } : json;
    };
  };
  return {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap({ name: 'page-errors', stage: -1000 }, shorten);
      compiler.hooks.afterCompile.tap('page-errors', (compilation) => {
        for (const { message } of compilation.errors) {
          const { missing } = readPageError(message, siteDir) ?? {};
          if (missing) {
            compilation.missingDependencies.add(path.join(siteDir, missing));
          }
        }
      });
    },
  };
}

/** Reports errors in pages and demos in one line: file, line, cause and fix. */
export default function pageErrorsPlugin({ siteDir }: LoadContext): Plugin {
  const reported = new Set<string>();
  shortenConsole(siteDir, reported);
  return {
    name: 'page-errors',
    configureWebpack: () => ({
      // Docusaurus types its bundler as webpack, but uses Rspack.
      plugins: [shortErrors(siteDir, reported) as never],
    }),
  };
}
