import { removeMember, setMember } from './objects';
import { assigning, bindPattern, keyName, memberKey } from './patterns';
import type { AnyNode } from './patterns';
import { placeOf } from './scope';
import type { Run, Scope, Value } from './values';

/** An assignment. */
export function assign(run: Run, node: AnyNode, scope: Scope): Value {
  const [left, right] = [node.left as AnyNode, node.right as AnyNode];
  const operator = node.operator as string;
  if (operator === '=') {
    const { value, notes } = run.noted(() => run.evaluate(right, scope));
    exportAssigned(left, value, scope);
    bindPattern(run, left, value, scope, assigning(run, scope), notes);
    return value;
  }
  const pair = { left, right, operator: operator.slice(0, -1) };
  const type = /^(?:\|\||&&|\?\?)=$/.test(operator) ? 'LogicalExpression' : 'BinaryExpression';
  const value = run.evaluate({ ...node, ...pair, type }, scope);
  bindPattern(run, left, value, scope, assigning(run, scope));
  return value;
}

/** `module.exports = …` and `exports.name = …` of CommonJS. */
function exportAssigned(left: AnyNode, value: Value, scope: Scope): void {
  const path: string[] = [];
  let node = left;
  while (node.type === 'MemberExpression') {
    path.unshift(keyName(node.property as AnyNode) ?? '');
    node = node.object as AnyNode;
  }
  const all = node.type === 'Identifier' ? [node.name as string, ...path].join('.') : '';
  const [, name] = /^(?:module\.exports|exports)(?:\.([\w$]+))?$/.exec(all) ?? [];
  if (all.startsWith('module.exports') || all.startsWith('exports.')) {
    scope.module.exports.set(name ?? 'default', value);
  }
}

/** `++` and `--`. */
export function update(run: Run, node: AnyNode, scope: Scope): Value {
  const target = node.argument as AnyNode;
  const value = run.evaluate(target, scope);
  const next = typeof value === 'number' ? value + (node.operator === '++' ? 1 : -1) : value;
  bindPattern(run, target, next, scope, assigning(run, scope));
  return node.prefix ? next : value;
}

/** `delete`. */
export function remove(run: Run, target: AnyNode, scope: Scope): Value {
  if (/^(?:Optional)?MemberExpression$/.test(target.type)) {
    const object = run.evaluate(target.object as AnyNode, scope);
    const key = memberKey(run, target, object, scope);
    if (run.doubt) {
      setMember(run, object, key, run.doubt, placeOf(target, scope));
    } else if (key !== null) {
      removeMember(object, key);
    }
  }
  return true;
}
