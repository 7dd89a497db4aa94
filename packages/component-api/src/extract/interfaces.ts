import path from 'node:path';
import ts from 'typescript';
import type { ComponentApi } from '../types';
import { ComponentApiError } from './errors';
import type { PackageEntries } from './find-components';
import { docOfSymbol } from './jsdoc';
import type { InstalledPackage } from './packages';
import type { Declarations } from './program';
import { describeProp } from './props';
import type { Repository } from './options';
import { ownValue } from './own-value';
import { typePrinter } from './type-text';

function typeParametersOf(checker: ts.TypeChecker, type: ts.Type, symbol: ts.Symbol): ts.Type[] {
  const declared = (symbol.declarations ?? []).flatMap((declaration) =>
    ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)
      ? (declaration.typeParameters ?? []).map((one) => checker.getTypeAtLocation(one))
      : [],
  );
  return type.isClassOrInterface() ? [...(type.typeParameters ?? [])] : declared;
}

/**
 * Describes a type that readers write values of, such as a table column. Its members are described
 * like props.
 *
 * @param name - Name of the export in the package's main entry.
 * @throws ComponentApiError if the package does not export it.
 */
export function describeInterface(
  { checker, exportsOf }: Declarations,
  name: string,
  found: InstalledPackage,
  { index }: PackageEntries,
  repository: Repository | undefined,
): ComponentApi {
  const exported = exportsOf(index).find((symbol) => symbol.name === name);
  const symbol =
    exported && exported.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(exported)
      : exported;
  const [declaration] = symbol?.declarations ?? [];
  if (!symbol || !declaration) {
    throw new ComponentApiError(
      index ?? `node_modules/${found.installedAs}`,
      `${found.name} exports no type ${name}.`,
      'Take it out of `interfaces`.',
    );
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const typeParameters = typeParametersOf(checker, type, symbol);
  const printer = typePrinter(checker, typeParameters);
  const props = { type, overloads: [], typeParameters, defaultComponent: null };
  const { text, deprecated } = docOfSymbol(symbol);
  const file = path.relative(found.folder, declaration.getSourceFile().fileName);
  const source = repository
    ? `${repository.url}/blob/${repository.tag}/${ownValue(repository.packageFolders, found.name)}/${file.replace(/\.d\.m?ts$/, '.ts')}`
    : null;
  return {
    name,
    kind: 'interface',
    package: { name: found.name, version: found.version },
    imports: [`import type { ${name} } from '${found.name}';`],
    description: text,
    ...(deprecated === undefined ? {} : { deprecated }),
    props: checker
      .getPropertiesOfType(type)
      .filter((property) => !docOfSymbol(property).hidden)
      .flatMap((property) => describeProp(checker, printer, props, property.name) ?? [])
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    ...{ sx: false, systemProps: false, ref: null, spread: null, inheritance: null },
    ...{ inheritedProps: [], slots: [], classes: [], themeName: null },
    ...{ source, declaration: source },
  };
}
