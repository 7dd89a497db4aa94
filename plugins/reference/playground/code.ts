import { types as t } from '@babel/core';
import { parseCode } from '../../shared/highlight/parse-code';

/** Placeholder of the component in the code around it. */
export const PLACEHOLDER = '<Here />';

/** Removes common indentation, and empty lines at both ends. */
export function dedent(code: string): string {
  const lines = code.replace(/^\s*\n|\s+$/g, '').split('\n');
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth)).join('\n');
}

/** Whether code is JSX: one or more adjacent elements. */
export function isJsx(code: string): boolean {
  return code.startsWith('<');
}

/** The names that JSX uses as values: elements and `slot={Box}`. */
function usedBy(node: t.Node): t.Node | null {
  if (t.isJSXOpeningElement(node)) {
    return node.name;
  }
  return t.isJSXExpressionContainer(node) ? node.expression : null;
}

/**
 * The components in the JSX of a piece of code.
 *
 * @throws If it isn't a TypeScript expression.
 */
export function componentsIn(code: string): string[] {
  const names = new Set<string>();
  t.traverseFast(parseCode(isJsx(code) ? `<>${code}</>` : `(${code})`, 'tsx')!.program, (node) => {
    const used = usedBy(node);
    if ((t.isJSXIdentifier(used) || t.isIdentifier(used)) && /^[A-Z]/.test(used.name)) {
      names.add(used.name);
    }
  });
  return [...names].sort();
}
