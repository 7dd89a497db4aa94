import { VERTICAL_ARROWS, nextIndex } from '../../../foundation/browser/next-index';

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

/** Moves focus between a menu's items in response to a key. Stops the keys that it handles. */
export type MoveFocus = (event: KeyboardEvent, items: readonly HTMLElement[]) => void;

/** Creates a handler for arrow keys, Home, End and typeahead in one menu. */
export function createMenuFocus(): MoveFocus {
  let typed = NOTHING_TYPED;

  return (event, items) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const current = items.findIndex((item) => item === document.activeElement);
    let index = nextIndex(event.key, current, items.length, VERTICAL_ARROWS);
    const typedNow = type(typed, event.key, event.timeStamp);
    if (typedNow) {
      typed = typedNow;
      const names = items.map(({ textContent }) => textContent.trim());
      index = typedIndex(names, typed.text, current);
    }
    const item = items[index ?? -1];
    if (item) {
      item.focus();
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
