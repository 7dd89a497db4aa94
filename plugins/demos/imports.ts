import { parseSync } from '@babel/core';

/** What a demo imports. */
export interface DemoImports {
  /** npm packages, without subpaths. */
  packages: string[];
  /** Relative modules as written, such as `./countries`. */
  modules: string[];
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Lists the specifiers that a source imports from, as written.
 *
 * @param source - TypeScript source.
 * @param kinds - `all` includes type-only imports.
 */
export function specifiersOf(source: string, filename: string, kinds: 'all' | 'values'): string[] {
  const ast = parseSync(source, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  return (ast?.program.body ?? []).flatMap((statement) =>
    (statement.type === 'ImportDeclaration' &&
      (kinds === 'all' || statement.importKind !== 'type')) ||
    ((statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration') &&
      statement.source)
      ? [statement.source?.value ?? '']
      : [],
  );
}

/**
 * Lists the npm packages and relative modules that a source imports, including types.
 *
 * @param source - TypeScript source.
 */
export function importsOf(source: string, filename: string): DemoImports {
  const specifiers = specifiersOf(source, filename, 'all');
  const isRelative = (specifier: string) => specifier.startsWith('.');
  return {
    packages: [...new Set(specifiers.filter((s) => !isRelative(s)).map(packageOf))].sort(),
    modules: [...new Set(specifiers.filter(isRelative))].sort(),
  };
}
