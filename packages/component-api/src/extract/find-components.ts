import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isComponent } from './component-type';
import { ComponentApiError } from './errors';
import type { Conventions } from './options';
import type { InstalledPackage } from './packages';
import type { Declarations } from './program';
import { resolveDeclarations } from './program';

/** A component exported by a package. */
export interface FoundComponent {
  name: string;
  symbol: ts.Symbol;
  /** Declaration file of the component itself. */
  file: string;
  /** Module below the package that exports it, such as `Button`; `null` for its main entry only. */
  subpath: string | null;
  /** Whether that module's default export is the component. */
  isDefault: boolean;
  /** Whether the package's main entry exports it too. */
  inIndex: boolean;
  package: InstalledPackage;
}

/** Declaration files to read for a package. */
export interface PackageEntries {
  /** Its main entry, if it has one. */
  index: string | null;
  /** Its other entries: one per component folder, and those in `exports`. */
  modules: { subpath: string; file: string }[];
}

/** Names below a package that can be imported: folders of components, or without a main entry all. */
function subpathsOf({ folder, manifest: { exports } }: InstalledPackage, index: string | null) {
  const exported = Object.keys(!index && typeof exports === 'object' ? { ...exports } : {});
  const folders = fs
    .readdirSync(index ? path.dirname(index) : folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() && /^[A-Z]\w*$/.test(entry.name) ? entry.name : []));
  const below = exported.flatMap((key) => /^\.\/([\w/-]+)$/.exec(key)?.[1] ?? []);
  return [...new Set([...folders, ...below])];
}

/**
 * Lists the declaration files of a package: the main entry and all others, because some components
 * can only be imported by path.
 *
 * @throws ComponentApiError if the package has no declarations.
 */
export function packageEntries(found: InstalledPackage, root: string): PackageEntries {
  const index = resolveDeclarations(found.installedAs, root);
  const subpaths = subpathsOf(found, index);
  const modules = subpaths.flatMap((subpath) => {
    const file = resolveDeclarations(`${found.installedAs}/${subpath}`, root);
    return file ? [{ subpath, file }] : [];
  });
  if (!index && modules.length === 0) {
    throw new ComponentApiError(
      `node_modules/${found.installedAs}`,
      `The package has no type declarations; its main entry and ${subpaths.length} others were looked at.`,
      `Build its declarations, or install "@types/${found.name.replace(/^@(.*)\//, '$1__')}".`,
    );
  }
  return { index, modules };
}

function original(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The name of the export in code: a default export has that of its module. */
function nameOf(exported: ts.Symbol, subpath: string | null): string {
  return exported.name === 'default' && subpath !== null ? path.basename(subpath) : exported.name;
}

/** Components that are only members of others, such as `Form.Item`. */
function findMembers(checker: ts.TypeChecker, exported: FoundComponent[]): FoundComponent[] {
  const known = new Set(exported.map(({ symbol }) => checker.getTypeOfSymbol(symbol)));
  const names = new Set(exported.map(({ name }) => name));
  return exported.flatMap((owner) =>
    checker
      .getTypeOfSymbol(owner.symbol)
      .getProperties()
      .flatMap((symbol) => {
        const type = checker.getTypeOfSymbol(symbol);
        const isNew = !known.has(type) && !names.has(owner.name + symbol.name);
        const isPart =
          isNew && /^[A-Z][A-Za-z0-9]*$/.test(symbol.name) && isComponent(checker, type);
        return isPart ? { ...owner, name: `${owner.name}.${symbol.name}`, symbol } : [];
      }),
  );
}

/**
 * Finds the public components of a package.
 *
 * @returns The components, sorted by name.
 */
export function findComponents(
  { checker, exportsOf }: Declarations,
  found: InstalledPackage,
  { index, modules }: PackageEntries,
  { isPublic }: Conventions,
): FoundComponent[] {
  const inIndex = new Set(exportsOf(index).map((symbol) => original(checker, symbol)));
  const components = new Map<string, FoundComponent>();
  for (const { subpath, file } of [...modules, { subpath: null, file: index }]) {
    for (const exported of exportsOf(file)) {
      const name = nameOf(exported, subpath);
      const symbol = original(checker, exported);
      const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
      const source = declaration?.getSourceFile();
      if (
        source &&
        /^[A-Z]/.test(name) &&
        !components.has(name) &&
        (isPublic
          ? isPublic(name, found.name, source.text)
          : isComponent(checker, checker.getTypeOfSymbol(symbol)))
      ) {
        components.set(name, {
          ...{ name, symbol, subpath, package: found, file: source.fileName },
          isDefault: exported.name === 'default',
          inIndex: inIndex.has(symbol),
        });
      }
    }
  }
  const exported = [...components.values()];
  const members = isPublic ? [] : findMembers(checker, exported);
  return [...exported, ...members].sort((a, b) => (a.name < b.name ? -1 : 1));
}
