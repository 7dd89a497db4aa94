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
