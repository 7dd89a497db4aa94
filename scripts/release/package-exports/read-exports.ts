import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What a release of a package exports. */
export interface PackageExports {
  /** Exported names by path below the package; the package itself is the empty path. */
  modules: Record<string, string[]>;
  /** Files of modules, such as `Button/Button`. Before version 7, code could import them. */
  files: string[];
  /** Reasons of deprecations by exported name. */
  deprecated: Record<string, string>;
  /** Deprecated fields of what hooks return, by hook, with the reasons. */
  results: Record<string, Record<string, string>>;
  /** What only warns that it moved: the package that exports it now, by exported name. */
  moved: Record<string, string>;
}

/** Folders that aren't modules. */
const OTHER_FOLDERS = /^(?:node_modules|node|esm|legacy|modern|umd)$/;

/** The text that a component shows which only reserves its old name. */
const MOVED = /was moved from `@mui\/lab` to `(@mui\/[\w-]+)`/;

/** The path of each module and of its type declarations. */
function modulesOf(folder: string): Map<string, string> {
  const modules = new Map([['', path.join(folder, 'index.d.ts')]]);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const declaration = path.join(folder, entry.name, 'index.d.ts');
    if (entry.isDirectory() && !OTHER_FOLDERS.test(entry.name) && existsSync(declaration)) {
      modules.set(entry.name, declaration);
    }
  }
  return modules;
}

/** The type declarations in a module's folder, without the extension. */
function filesOf(folder: string, name: string): string[] {
  return readdirSync(path.join(folder, name))
    .filter((file) => /^(?!index).*\.d\.ts$/.test(file))
    .map((file) => `${name}/${file.slice(0, -'.d.ts'.length)}`);
}

/** The reason of a deprecation in one line; `undefined` if there is none. */
function deprecationOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'deprecated');
  const [sentence = ''] = ts
    .displayPartsToString(tag?.text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .split(/\n\s*\n/);
  return tag && sentence.replace(/\s+/g, ' ');
}

function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The deprecated fields of what a hook returns. */
function deprecatedResults(symbol: ts.Symbol, checker: ts.TypeChecker): Record<string, string> {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const fields = signature?.getReturnType().getProperties() ?? [];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const reason = deprecationOf(field, checker);
      return reason === undefined ? [] : [[field.name, reason]];
    }),
  );
}

/** The type declarations of a package, without those of its other builds. */
function declarationsBelow(folder: string): string[] {
  const others = ['node_modules', 'esm', 'node', 'legacy', 'modern'];
  return ts.sys.readDirectory(folder, ['.d.ts'], others);
}

/** The type declarations of what a package exports again from other packages, by module. */
function exportedAgain(
  declarations: readonly string[],
  options: ts.CompilerOptions,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of declarations) {
    const text = readFileSync(file, 'utf8');
    for (const [, name] of text.matchAll(/^export \* from ['"](@mui\/[^'"]+)['"]/gm)) {
      const { resolvedModule } = ts.resolveModuleName(name!, file, options, ts.sys);
      if (resolvedModule) {
        found[name!] = [resolvedModule.resolvedFileName];
      }
    }
  }
  return found;
}

/**
 * Reads what an unpacked or installed package exports from its type declarations.
 *
 * @param folder - The package's folder.
 */
export function readExports(folder: string): PackageExports {
  const found = modulesOf(folder);
  const options: ts.CompilerOptions = {
    noLib: true,
    // Types of other packages aren't needed, and reading them takes 10 times as long.
    noResolve: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const declarations = declarationsBelow(folder);
  const paths = exportedAgain(declarations, options);
  const others = Object.values(paths).flatMap(([file]) => declarationsBelow(path.dirname(file!)));
  const program = ts.createProgram([...declarations, ...others], { ...options, paths });
  const checker = program.getTypeChecker();
  const result: PackageExports = {
    modules: {},
    files: [],
    deprecated: {},
    results: {},
    moved: {},
  };
  for (const [name, declaration] of found) {
    const source = program.getSourceFile(declaration);
    const module = source && checker.getSymbolAtLocation(source);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    result.modules[name] = symbols.map((one) => one.name).sort();
    if (name !== '') {
      result.files.push(...filesOf(folder, name));
    }
    for (const symbol of symbols) {
      const target = resolved(symbol, checker);
      const exported = symbol.name === 'default' ? name : symbol.name;
      const reason = deprecationOf(symbol, checker) ?? deprecationOf(target, checker);
      if (reason !== undefined && !MOVED.test(reason)) {
        result.deprecated[exported] = reason;
      }
      const results = /^use[A-Z]/.test(exported) ? deprecatedResults(target, checker) : {};
      if (Object.keys(results).length > 0) {
        result.results[exported] = results;
      }
    }
    const script = path.join(folder, name, `${name}.js`);
    const moved = existsSync(script) && MOVED.exec(readFileSync(script, 'utf8'));
    if (moved) {
      result.moved[name] = moved[1]!;
    }
  }
  return result;
}
