import { computedKey, keyOf, spreadInto } from './objects';
import { condition } from './operators';
import { keyName } from './patterns';
import type { AnyNode } from './patterns';
import { put } from './plain';
import { placeOf } from './scope';
import { closureOf } from './statements';
import { DataList, DataObject, Unknown } from './values';
import type { Run, Scope, Value } from './values';

/** An object literal. */
export function readObject(run: Run, node: AnyNode, scope: Scope): DataObject {
  const object = new DataObject(placeOf(node, scope));
  for (const property of node.properties as AnyNode[]) {
    const place = placeOf(property, scope);
    run.limits.addValues(1);
    if (property.type === 'SpreadElement') {
      const value = run.evaluate(property.argument as AnyNode, scope);
      spreadInto(run, object, spreadable(run, value), place);
      continue;
    }
    const name = property.computed
      ? keyOf(run, object, run.evaluate(property.key as AnyNode, scope))
      : keyName(property.key as AnyNode);
    if (name === null || name === undefined) {
      object.losses.push(computedKey(place));
    } else if (property.type === 'ObjectMethod') {
      const isFunction = property.kind === 'method';
      const reason = 'Accessors aren’t run. Write the value.';
      put(
        object,
        name,
        isFunction ? closureOf(run, property, scope, name) : new Unknown(place, reason),
        place,
      );
    } else {
      const { value, notes } = run.noted(() => run.evaluate(property.value as AnyNode, scope));
      object.slots.delete(name);
      put(object, name, value, place);
      const slot = object.slots.get(name);
      if (slot && notes.length > 0) {
        slot.notes = notes;
      }
    }
  }
  return object;
}

/** `false && {…}` adds nothing. */
function spreadable(run: Run, value: Value): Value {
  return value instanceof Unknown && condition(run, value) === false ? undefined : value;
}

/** A list literal. */
export function readList(run: Run, node: AnyNode, scope: Scope): DataList {
  const list = new DataList(placeOf(node, scope));
  for (const element of node.elements as (AnyNode | null)[]) {
    run.limits.addValues(1);
    const place = placeOf(element ?? node, scope);
    if (element?.type !== 'SpreadElement') {
      list.items.push({ value: element ? run.evaluate(element, scope) : undefined, place });
      continue;
    }
    const value = run.evaluate(element.argument as AnyNode, scope);
    if (value instanceof DataList) {
      run.limits.addValues(value.items.length);
      value.items.forEach((item) => list.items.push(item));
    } else if (typeof value === 'string') {
      [...value].forEach((one) => list.items.push({ value: one, place }));
    } else {
      const reason =
        value instanceof Unknown ? value.reason : 'Only lists of this text can be spread.';
      list.items.push({ value: new Unknown(place, reason, '...'), place });
    }
  }
  return list;
}
