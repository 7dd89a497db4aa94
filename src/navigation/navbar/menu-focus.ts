import { NOTHING_TYPED, nextIndex, type, typedIndex } from './menu-keys';

/**
 * Moves the focus among a menu's entries by arrows, Home, End and typed names.
 *
 * @param getItems - The entries as they stand now.
 * @returns A listener for `keydown`; it consumes the keys that it follows.
 */
export function createMenuFocus(
  getItems: () => readonly HTMLElement[],
): (event: KeyboardEvent) => void {
  let typed = NOTHING_TYPED;

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const items = getItems();
    const current = items.findIndex((item) => item === document.activeElement);
    let index = nextIndex(event.key, current, items.length);
    const typedNow = type(typed, event.key, event.timeStamp);
    if (typedNow) {
      typed = typedNow;
      const names = items.map(({ textContent }) => textContent.trim());
      index = typedIndex(names, typed.text, current);
    }
    if (index !== null) {
      items[index].focus();
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
