import type ts from 'typescript';

/**
 * The defaults that a module exports as `defaultConfig`. They override the defaults in comments,
 * which describe another package if the props come from there.
 *
 * @param exports - Exports of the module that declares the component.
 * @returns Source text of the defaults by prop; empty without such an object.
 */
export function defaultConfig(checker: ts.TypeChecker, exports: ts.Symbol[]): Map<string, string> {
  const config = exports.find(({ name }) => name === 'defaultConfig');
  const properties = config ? checker.getTypeOfSymbol(config).getProperties() : [];
  return new Map(
    properties.flatMap((symbol): [string, string][] => {
      const type = checker.getTypeOfSymbol(symbol);
      return type.isStringLiteral() ? [[symbol.name, `'${type.value}'`]] : [];
    }),
  );
}
