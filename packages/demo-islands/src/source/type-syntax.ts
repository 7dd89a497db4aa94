import { types as t } from '@babel/core';

/** Fields of nodes that also exist in JavaScript, but with these values only in TypeScript. */
const MARKS = new Map<string, readonly unknown[]>(
  Object.entries({
    importKind: ['type', 'typeof'],
    exportKind: ['type'],
    accessibility: ['public', 'protected', 'private'],
    abstract: [true],
    declare: [true],
    definite: [true],
    override: [true],
    readonly: [true],
  }),
);

function isTyped(node: t.Node): boolean {
  return (
    t.isTypeScript(node) ||
    // A parameter or class member with a question mark; in a chain, it is JavaScript.
    ((t.isPattern(node) || t.isIdentifier(node) || t.isClassProperty(node)) &&
      (node as { optional?: unknown }).optional === true) ||
    Object.entries(node).some(([field, value]) => MARKS.get(field)?.includes(value))
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
