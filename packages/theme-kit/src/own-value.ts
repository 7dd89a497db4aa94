/**
 * A property of an object by a name that may come from a reader. A plain look-up also finds inherited
 * properties, such as `constructor`.
 *
 * @returns `undefined` if the object itself has no such property.
 * @example ownValue({ a: 1 }, 'toString') // undefined
 */
export function ownValue<T>(object: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The value at a path of own properties; `undefined` if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (parent, key) =>
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key)
        ? (parent as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}
