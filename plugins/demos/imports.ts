import { cachedByContent } from '../by-content';
import { parseSource } from './parse-source';

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

/** The specifiers of a source, and whether only types are imported. */
const importsIn = cachedByContent((source: string, filename: string) =>
  (parseSource(source, filename)?.program.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration' ||
    ((statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration') &&
      statement.source)
      ? [
          {
            specifier: statement.source?.value ?? '',
            isType: statement.type === 'ImportDeclaration' && statement.importKind === 'type',
          },
        ]
      : [],
  ),
);

/**
 * Lists the specifiers that a source imports from, as written.
 *
 * @param source - TypeScript source.
 * @param kinds - `all` includes type-only imports.
 */
export function specifiersOf(source: string, filename: string, kinds: 'all' | 'values'): string[] {
  return importsIn(source, filename)
    .filter(({ isType }) => kinds === 'all' || !isType)
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
