import path from 'node:path';
import ts from 'typescript';
import type { ComponentApi } from '../../../src/api/types';
import { ownValue } from '../../../src/foundation/own-value';
import { ApiError } from './errors';
import type { PackageEntries } from './find-components';
import { docOfSymbol } from './jsdoc';
import { slugOf } from './names';
import type { InstalledPackage } from './packages';
import type { Declarations } from './program';
import { describeProp } from './props';
import type { ApiTarget } from './options';
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
 * @throws ApiError if the package does not export it.
 */
export function describeInterface(
  { checker, exportsOf }: Declarations,
  name: string,
  found: InstalledPackage,
  { index }: PackageEntries,
  target: ApiTarget,
): ComponentApi {
  const exported = exportsOf(index).find((symbol) => symbol.name === name);
  const symbol =
    exported && exported.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(exported)
      : exported;
  const [declaration] = symbol?.declarations ?? [];
  if (!symbol || !declaration) {
    throw new ApiError(
      { ...target, file: index },
      `${found.name} exports no type ${name}.`,
      'Take it out of the interfaces of this package in src/foundation/products/catalogue.ts.',
    );
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const typeParameters = typeParametersOf(checker, type, symbol);
  const printer = typePrinter(checker, typeParameters);
  const props = { type, overloads: [], typeParameters, defaultComponent: null };
  const { text, deprecated } = docOfSymbol(symbol);
  const { url, tag, packageFolders } = target.repository;
  const file = path.relative(found.folder, declaration.getSourceFile().fileName);
  const source = `${url}/blob/${tag}/${ownValue(packageFolders, found.name)}/${file.replace(/\.d\.m?ts$/, '.ts')}`;
  return {
    name,
    slug: slugOf(name),
    ...(found.section === undefined ? {} : { section: found.section }),
    kind: 'interface',
    product: target.product,
    version: target.version,
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
