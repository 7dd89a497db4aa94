import { sourceFacts } from './source-facts';

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
  return sourceFacts(source, filename)
    .imports.filter(({ isType }) => kinds === 'all' || !isType)
    .map(({ specifier }) => specifier);
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
