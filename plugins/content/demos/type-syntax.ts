import { types as t } from '@babel/core';
import { ownValue } from '../../../src/foundation/own-value';

/** Fields of nodes that also exist in JavaScript, but with these values only in TypeScript. */
const MARKS: Readonly<Record<string, readonly unknown[]>> = {
  importKind: ['type', 'typeof'],
  exportKind: ['type'],
  accessibility: ['public', 'protected', 'private'],
  abstract: [true],
  declare: [true],
  definite: [true],
  override: [true],
  readonly: [true],
};

function isTyped(node: t.Node): boolean {
  const fields = node as unknown as Record<string, unknown>;
  return (
    t.isTypeScript(node) ||
    // A parameter or class member with a question mark; in a chain, it is JavaScript.
    ((t.isPattern(node) || t.isIdentifier(node) || t.isClassProperty(node)) &&
      fields.optional === true) ||
    Object.entries(MARKS).some(([field, values]) => values.includes(ownValue(fields, field)))
  );
}

/** Whether code has syntax that only TypeScript has, so it isn't JavaScript as it stands. */
export function hasTypeSyntax(program: t.Program): boolean {
  let found = false;
  t.traverseFast(program, (node) => {
    found ||= isTyped(node);
  });
  return found;
}
