import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ownValue } from '../../../src/foundation/own-value';
import { ApiError } from './errors';
import { UNMARKED } from './exclusions';
import type { InstalledPackage } from './packages';
import type { Declarations } from './program';
import { resolveDeclarations } from './program';
import type { ApiTarget } from './options';

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

/** Declaration files to read for a package: its main entry, then one per component folder. */
export interface PackageEntries {
  index: string;
  folders: { subpath: string; file: string }[];
}

/**
 * Lists the declaration files of a package: the main entry and one per component folder, because
 * some components can only be imported by path.
 *
 * @throws ApiError if the package has no declarations.
 */
export function packageEntries(
  found: InstalledPackage,
  target: ApiTarget,
  siteDir: string,
): PackageEntries {
  const index = resolveDeclarations(found.installedAs, siteDir);
  if (!index) {
    throw new ApiError(
      { ...target, file: `node_modules/${found.installedAs}` },
      'The package has no type declarations.',
      'Take it out of the packages of this product in src/foundation/products/catalogue.ts.',
    );
  }
  const folders = fs
    .readdirSync(path.dirname(index), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]\w*$/.test(entry.name))
    .flatMap(({ name: subpath }) => {
      const file = resolveDeclarations(`${found.installedAs}/${subpath}`, siteDir);
      return file ? [{ subpath, file }] : [];
    });
  return { index, folders };
}

function original(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

// Packages mark documented components with a link under "API:" in a comment. The comment is before
// the component, the function that it wraps, or the export.
function isDocumented(name: string, declaration: ts.Declaration): boolean {
  return new RegExp(`- \\[${name} API\\]\\([^)]*/api/`).test(declaration.getSourceFile().text);
}

/**
 * Finds the documented components of a package.
 *
 * @returns The components, sorted by name.
 */
export function findComponents(
  { checker, exportsOf }: Declarations,
  found: InstalledPackage,
  { index, folders }: PackageEntries,
): FoundComponent[] {
  const inIndex = new Set(exportsOf(index).map((symbol) => original(checker, symbol)));
  const modules = [...folders, { subpath: null, file: index }];
  const unmarked = ownValue(UNMARKED, found.name) ?? [];
  const components = new Map<string, FoundComponent>();
  for (const { subpath, file } of modules) {
    for (const exported of exportsOf(file)) {
      const isDefault = subpath !== null && exported.name === 'default';
      const name = isDefault ? subpath : exported.name;
      const symbol = original(checker, exported);
      const declaration = symbol.valueDeclaration;
      const isPublic = declaration && (unmarked.includes(name) || isDocumented(name, declaration));
      if (isPublic && !components.has(name)) {
        components.set(name, {
          ...{ name, symbol, subpath, isDefault, package: found },
          file: declaration.getSourceFile().fileName,
          inIndex: inIndex.has(symbol),
        });
      }
    }
  }
  return [...components.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
