import type ts from 'typescript';
import type { ArgumentApi, SignatureApi } from '../types';
import { ownValue } from './own-value';
import type { DocComment } from './jsdoc';
import type { TypePrinter } from './type-text';

function callOf(checker: ts.TypeChecker, type: ts.Type): ts.Signature | undefined {
  const bare = checker.getNonNullableType(type);
  const all = bare.isUnion() ? bare.types : [bare];
  return all.flatMap((one) => one.getCallSignatures())[0];
}

/**
 * The signature of a callback prop with the comments of its arguments.
 *
 * @returns `null` if the prop isn't a function.
 */
export function signatureOf(
  checker: ts.TypeChecker,
  printer: TypePrinter,
  symbol: ts.Symbol,
  doc: DocComment,
): SignatureApi | null {
  const call = callOf(checker, checker.getTypeOfSymbol(symbol));
  if (!call) {
    return null;
  }
  const { text, arguments: list, returns } = printer.call(call);
  return {
    text,
    arguments: list.map((argument): ArgumentApi => {
      const description = ownValue(doc.params, argument.name);
      return description ? { ...argument, description } : argument;
    }),
    returns: { type: returns, ...(doc.returns ? { description: doc.returns } : {}) },
  };
}
