import type { Data, DataRecord } from '../../printer';
import { DataList, DataObject, ThemePart, Unknown, isPrimitive } from './values';
import type { Place, Value } from './values';

/** Keys with a meaning in JavaScript, or for printing, which no theme has. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype', '$code', '$spread']);

/** Puts a value into an object of the text. */
export function put(object: DataObject, key: string, value: Value, place: Place): void {
  if (RESERVED.has(key)) {
    const reason =
      value instanceof Unknown ? value.reason : `A theme has no key \`${key}\`. Leave it out.`;
    object.losses.push(new Unknown(place, reason, key));
    return;
  }
  // The last one is the last key, as in the library's theme.
  object.slots.set(key, { value, place });
}

/** A value of a library as a value of the text. */
export function wrapped(value: unknown, place: Place): Value {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'undefined':
      return value;
    case 'object': {
      if (value === null) {
        return null;
      }
      if (Array.isArray(value)) {
        const items = value.map((item) => ({ value: wrapped(item, place), place }));
        return new DataList(place, items);
      }
      const object = new DataObject(place);
      for (const [key, part] of Object.entries(value)) {
        if (typeof part !== 'function') {
          put(object, key, wrapped(part, place), place);
        }
      }
      return object;
    }
    default:
      return new Unknown(place, 'Functions aren’t part of a theme here.');
  }
}

/** What isn't data, in `plain`. */
const NONE = Symbol('none');

function plainPart(value: Value, themeData: (part: ThemePart) => unknown): Data | typeof NONE {
  if (value === null) {
    return null;
  }
  if (isPrimitive(value)) {
    return value === undefined || Number.isNaN(value) ? NONE : value;
  }
  if (value instanceof ThemePart) {
    return plainPart(wrapped(themeData(value), value.theme.place), themeData);
  }
  if (value instanceof DataList) {
    const items = value.items.map((item) => plainPart(item.value, themeData));
    return items.map((item) => (item === NONE ? null : item));
  }
  if (!(value instanceof DataObject)) {
    return NONE;
  }
  const base = value.base ? plainPart(value.base, themeData) : {};
  const record: DataRecord = { ...(base as DataRecord) };
  for (const [key, slot] of value.slots) {
    const part = plainPart(slot.value, themeData);
    if (part !== NONE) {
      record[key] = part;
    }
  }
  return record;
}

/**
 * A value for a function of a library. What can't be known and functions are left out.
 *
 * @param themeData - The library's values of a part of a theme.
 * @returns `undefined` if nothing is left.
 */
export function plain(value: Value, themeData: (part: ThemePart) => unknown): Data | undefined {
  const part = plainPart(value, themeData);
  return part === NONE ? undefined : part;
}

/** Whether a value contains something that can't be known, which is returned. */
export function unknownIn(value: Value): Unknown | null {
  if (value instanceof Unknown) {
    return value;
  }
  const parts =
    value instanceof DataObject
      ? [...value.losses, ...[...value.slots.values()].map((slot) => slot.value)]
      : value instanceof DataList
        ? value.items.map((item) => item.value)
        : [];
  for (const part of parts) {
    const unknown = unknownIn(part);
    if (unknown) {
      return unknown;
    }
  }
  return null;
}
