/** The characters typed so far to find an item (typeahead). */
export interface Typed {
  text: string;
  /** Event timestamp of the last key, in ms. */
  at: number;
}

/** Initial state. */
export const NOTHING_TYPED: Typed = { text: '', at: -Infinity };

/** Pause in ms after which typing starts over. ARIA Authoring Practices don't specify it. */
const PAUSE_MS = 500;

/**
 * Adds a key to the typed characters, or starts over after a pause.
 *
 * @param at - Time of the key, in ms.
 * @returns `null` for a key that isn't a character. Space counts only after other characters.
 */
export function type(before: Typed, key: string, at: number): Typed | null {
  const isNew = at - before.at > PAUSE_MS;
  if (key.length !== 1 || (isNew && key === ' ')) {
    return null;
  }
  return { text: isNew ? key : before.text + key, at };
}

/**
 * Finds the next item, starting at the focused one and wrapping around, whose name starts with the
 * typed characters. Repeating one letter cycles through the items that start with it.
 *
 * @returns An index, or `null` if no name matches.
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
  return order.find((index) => names[index]!.toLocaleLowerCase().startsWith(wanted)) ?? null;
}
