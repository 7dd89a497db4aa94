import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ApiError } from './errors';
import { UNMARKED } from './exclusions';
import type { InstalledPackage } from './packages';
import type { Declarations } from './program';
import { resolveDeclarations } from './program';
import type { ApiTarget } from './targets';

/** A component as its package exports it. */
export interface FoundComponent {
  name: string;
  symbol: ts.Symbol;
  /** Declaration file of the component itself. */
  file: string;
  /** Module below the package that exports it, such as `Button`. */
  subpath: string;
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
 * Lists what to read of a package. Folders count as well as the main entry, because some
 * components can only be imported by their path.
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
      'Take it out of the packages of this product in src/products/catalogue.ts.',
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

// Packages mark what has an API page: under "API:" a link named after the component leads to it.
function isDocumented(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): boolean {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return new RegExp(`\\[${name} API\\]\\([^)]*/api/`).test(text);
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
  const unmarked = UNMARKED[found.name] ?? [];
  const components = new Map<string, FoundComponent>();
  for (const { subpath, file } of folders) {
    for (const exported of exportsOf(file)) {
      const isDefault = exported.name === 'default';
      const name = isDefault ? subpath : exported.name;
      const symbol = original(checker, exported);
      const declaration = symbol.valueDeclaration;
      const isPublic = unmarked.includes(name) || isDocumented(checker, name, symbol);
      if (declaration && !components.has(name) && isPublic) {
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
