import ts from 'typescript';
import type { TypeKind, TypeText } from '../types';

type Literal = NonNullable<TypeText['values']>[number];

function constituents(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function literalOf(type: ts.Type): Literal | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) {
    return type.value;
  }
  if (type.flags & ts.TypeFlags.BooleanLiteral) {
    return (type as ts.Type & { intrinsicName: string }).intrinsicName === 'true';
  }
  return type.flags & ts.TypeFlags.Null ? null : undefined;
}

function written(literal: Literal): string {
  return typeof literal === 'string' ? `'${literal}'` : String(literal);
}

/**
 * Lists the fixed values of a type in the order of its text. The compiler orders union members by
 * their first use in the program.
 */
export function literalsOf(type: ts.Type, text: string): Literal[] {
  const values = constituents(type).flatMap((one) => {
    const literal = literalOf(one);
    return literal === undefined ? [] : [literal];
  });
  const position = (literal: Literal) => {
    const index = text.indexOf(written(literal));
    return index < 0 ? text.length : index;
  };
  return values.sort((a, b) => position(a) - position(b));
}

const BY_NAME: [RegExp, TypeKind][] = [
  [/^SxProps\b/, 'sx'],
  [/^(?:React(?:Node|Element|Child|Portal)|NonNullable<ReactNode>|JSX\.Element)\b/, 'node'],
  [/^Ref(?:Object|Callback)?</, 'ref'],
  [/^(?:ElementType|ComponentType|JSXElementConstructor)\b/, 'element-type'],
];

/**
 * The kind of value that a type accepts. For mixed unions, the most likely kind.
 *
 * @param text - The printed type.
 */
export function typeKind(checker: ts.TypeChecker, type: ts.Type, text: string): TypeKind {
  const named = BY_NAME.find(([pattern]) => pattern.test(text));
  if (named) {
    return named[1];
  }
  const all = constituents(type).filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)),
  );
  const some = (flag: ts.TypeFlags) => all.some(({ flags }) => flags & flag);
  const every = (flag: ts.TypeFlags) => all.length > 0 && all.every(({ flags }) => flags & flag);
  if (every(ts.TypeFlags.BooleanLike)) {
    return 'boolean';
  }
  if (some(ts.TypeFlags.StringLiteral) || every(ts.TypeFlags.NumberLiteral)) {
    return 'literals';
  }
  const callable = all.filter((one) => one.getCallSignatures().length > 0).length;
  if (callable > 0 && callable === all.length) {
    return 'function';
  }
  if (some(ts.TypeFlags.NumberLike)) {
    return 'number';
  }
  if (some(ts.TypeFlags.StringLike)) {
    return 'string';
  }
  if (all.some((one) => checker.isArrayType(one) || checker.isTupleType(one))) {
    return 'array';
  }
  const isObject = every(ts.TypeFlags.Object | ts.TypeFlags.Intersection) && callable === 0;
  return isObject ? 'object' : 'other';
}
