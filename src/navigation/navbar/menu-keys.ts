/** What the reader has typed to reach an entry by its name. */
export interface Typed {
  text: string;
  /** Time of the last key, in ms, as events have it. */
  at: number;
}

/** Nothing typed yet. */
export const NOTHING_TYPED: Typed = { text: '', at: -Infinity };

/** Pause in ms after which typing starts over: ARIA Authoring Practices leave it to the author. */
const PAUSE_MS = 500;

/**
 * Adds a key to what was typed, or starts over after a pause.
 *
 * @param at - Time of the key, in ms.
 * @returns `null` for a key that is no part of a name; the space bar is one only amid a name.
 */
export function type(before: Typed, key: string, at: number): Typed | null {
  const isNew = at - before.at > PAUSE_MS;
  if (key.length !== 1 || (isNew && key === ' ')) {
    return null;
  }
  return { text: isNew ? key : before.text + key, at };
}

/**
 * The entry whose name starts with what was typed, from the focused one onward and around. One
 * letter, also repeated, steps through the entries that start with it.
 *
 * @returns An index, or `null` when no name starts so.
 */
export function typedIndex(
  names: readonly string[],
  typed: string,
  current: number,
): number | null {
  const text = typed.toLocaleLowerCase();
  const isRepeated = [...text].every((letter) => letter === text[0]);
  const wanted = isRepeated ? text.charAt(0) : text;
  const first = isRepeated ? current + 1 : Math.max(current, 0);
  const order = names.map((_name, index) => (first + index) % names.length);
  return order.find((index) => names[index].toLocaleLowerCase().startsWith(wanted)) ?? null;
}
