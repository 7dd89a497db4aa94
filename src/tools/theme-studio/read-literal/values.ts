/**
 * A value of the text that can't be read. It's represented by a symbol, which is no valid value
 * anywhere in a theme, so validation finds it exactly where a value would have been used.
 */
export interface Unread {
  line: number;
  reason: string;
}

/** An object of the text. It has no prototype, so keys such as `__proto__` are only keys. */
export type ReadObject = Record<string, unknown>;

/** Whether a value is an object of the text. */
export function isReadObject(value: unknown): value is ReadObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object without prototype. */
export function emptyObject(): ReadObject {
  return Object.create(null) as ReadObject;
}

/** A unique and unambiguous key for a path. */
export function keyOf(path: readonly string[]): string {
  return JSON.stringify(path);
}

/** A key that no theme has, so validation finds what isn't read: spread objects, computed keys. */
export function unreadKey(name: string, id: number): string {
  return `${name}\0${id}`;
}

/** The path as the text has it. */
export function showPath(path: readonly string[]): string {
  return path.map((key) => key.replace(/\0\d+$/, '')).join('.');
}
