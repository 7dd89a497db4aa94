import path from 'node:path';
import type ts from 'typescript';
import { readDeclarations } from '../extract/program';

/** Reads one file of `fixtures` and hands out its exports by name. */
export function fixture(name: string) {
  const file = path.join(__dirname, 'fixtures', name);
  const declarations = readDeclarations([file], path.resolve(__dirname, '../../../..'));
  const { checker, exportsOf } = declarations;
  const symbols = new Map(exportsOf(file).map((symbol) => [symbol.name, symbol]));
  const symbolOf = (exported: string): ts.Symbol => {
    const symbol = symbols.get(exported);
    if (!symbol) {
      throw new Error(`${name} exports no ${exported}.`);
    }
    return symbol;
  };
  return {
    declarations,
    checker,
    symbolOf,
    typeOf: (exported: string) => checker.getTypeOfSymbol(symbolOf(exported)),
  };
}
