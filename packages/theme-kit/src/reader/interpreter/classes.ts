import { keyName } from './patterns';
import type { AnyNode } from './patterns';
import { put } from './plain';
import { placeOf } from './scope';
import { closureOf } from './statements';
import { DataObject, Scope } from './values';
import type { Run, Value } from './values';

/** A class: its static members are an object, and its methods are functions that may create themes. */
export function readClass(run: Run, node: AnyNode, scope: Scope): Value {
  const statics = new DataObject(placeOf(node, scope));
  const inner = new Scope(scope.module, scope);
  for (const one of node.body.body as AnyNode[]) {
    const name = one.key ? (keyName(one.key as AnyNode) ?? '') : '';
    const value = /Method$/.test(one.type)
      ? closureOf(run, one, inner, name)
      : one.value
        ? run.evaluate(one.value as AnyNode, inner)
        : undefined;
    if (one.static && name) {
      put(statics, name, value, placeOf(one, scope));
    }
  }
  if (node.id) {
    scope.declare(node.id.name as string, { value: statics, notes: [] });
  }
  return statics;
}
