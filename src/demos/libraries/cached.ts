/**
 * Makes a function keep its result for each argument, so that all demos of a page share the themes
 * that it creates.
 */
export function cached<Key extends object, Value>(
  create: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? create(key);
    values.set(key, value);
    return value;
  };
}
