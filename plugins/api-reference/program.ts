import path from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  types: [],
  noEmit: true,
};

/** Declarations of packages, read and ready to be asked. */
export interface Declarations {
  checker: ts.TypeChecker;
  /** Looks a module up as a file of the site would import it. */
  resolve(specifier: string): string | null;
  /** Symbols that a module exports; none for a file that was not read. */
  exportsOf(file: string): ts.Symbol[];
  sourceFile(file: string): ts.SourceFile | undefined;
}

/** Resolves a module specifier to its declaration file, `null` if there is none. */
export function resolveDeclarations(specifier: string, siteDir: string): string | null {
  const from = path.join(siteDir, 'api-reference.ts');
  const found = ts.resolveModuleName(specifier, from, OPTIONS, ts.sys).resolvedModule;
  return found && /\.d\.[cm]?ts$/.test(found.resolvedFileName) ? found.resolvedFileName : null;
}

/**
 * Reads declaration files and all that they import.
 *
 * @param files - Absolute paths of the files to begin with.
 * @param siteDir - Folder from which packages are looked up.
 */
export function readDeclarations(files: string[], siteDir: string): Declarations {
  const host = ts.createCompilerHost(OPTIONS);
  host.getCurrentDirectory = () => siteDir;
  const program = ts.createProgram(files, OPTIONS, host);
  const checker = program.getTypeChecker();
  return {
    checker,
    resolve: (specifier) => resolveDeclarations(specifier, siteDir),
    sourceFile: (file) => program.getSourceFile(file),
    exportsOf(file) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return module ? checker.getExportsOfModule(module) : [];
    },
  };
}
