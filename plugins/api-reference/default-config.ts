import type ts from 'typescript';

/**
 * The defaults that a module sets by itself, as an exported `defaultConfig` of literals: they hold
 * where the props come from another package, whose comments tell of that package's defaults.
 *
 * @param exports - Exports of the module that declares the component.
 * @returns Defaults as they are written in code, by prop; empty without such an object.
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
