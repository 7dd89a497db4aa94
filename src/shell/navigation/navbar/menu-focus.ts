import { VERTICAL_ARROWS, nextIndex } from '../../../foundation/browser/next-index';
import { NOTHING_TYPED, type, typedIndex } from './menu-keys';

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
