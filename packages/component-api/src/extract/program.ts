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

/** Type declarations of packages, ready for queries. */
export interface Declarations {
  checker: ts.TypeChecker;
  /** Symbols that a module exports; empty for none, or a file that isn't part of the program. */
  exportsOf(file: string | null): ts.Symbol[];
}

/**
 * Path mappings for packages installed under an alias. Some packages import themselves by name,
 * which would otherwise resolve to another version.
 *
 * @example aliasPaths([{ name: '@mui/material', installedAs: 'material-v6', folder: '/app/node_modules/material-v6' }])
 */
export function aliasPaths(
  packages: { name: string; installedAs: string; folder: string }[],
): Record<string, string[]> {
  return Object.fromEntries(
    packages
      .filter(({ name, installedAs }) => name !== installedAs)
      .flatMap(({ name, folder }) => [
        [name, [folder]],
        [`${name}/*`, [`${folder}/*`]],
      ]),
  );
}

/** Resolves a module specifier to its declaration file, `null` if there is none. */
export function resolveDeclarations(specifier: string, root: string): string | null {
  const from = path.join(root, 'component-api.ts');
  const found = ts.resolveModuleName(specifier, from, OPTIONS, ts.sys).resolvedModule;
  return found && /\.d\.[cm]?ts$/.test(found.resolvedFileName) ? found.resolvedFileName : null;
}

// Packages don't change while they're described, and most of them use the same declarations of React, the
// DOM and the base library.
const parsed = new Map<string, ts.SourceFile | undefined>();

/** A compiler host that parses each file once. */
function compilerHost(options: ts.CompilerOptions, root: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getCurrentDirectory = () => root;
  host.getSourceFile = (file, ...rest) => {
    if (!parsed.has(file)) {
      parsed.set(file, getSourceFile.call(host, file, ...rest));
    }
    return parsed.get(file);
  };
  return host;
}

/**
 * Reads declaration files and their imports.
 *
 * @param files - Absolute paths of the entry files.
 * @param root - Folder for resolving packages.
 * @param paths - Path mappings from `aliasPaths`.
 */
export function readDeclarations(
  files: string[],
  root: string,
  paths: Record<string, string[]> = {},
): Declarations {
  const options = { ...OPTIONS, paths };
  const program = ts.createProgram(files, options, compilerHost(options, root));
  const checker = program.getTypeChecker();
  return {
    checker,
    exportsOf(file) {
      const source = file === null ? undefined : program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return module ? checker.getExportsOfModule(module) : [];
    },
  };
}
