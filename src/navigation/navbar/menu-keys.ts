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
 * The entry that an arrow key, Home or End leads to; the ends are joined.
 *
 * @param key - `key` of the event.
 * @param current - Index of the focused entry, -1 for none.
 * @returns An index, or `null` for any other key.
 */
export function nextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

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
