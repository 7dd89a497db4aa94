import { VERTICAL_ARROWS, nextIndex } from '../../browser/next-index';
import { NOTHING_TYPED, type, typedIndex } from './menu-keys';

/** Moves the focus among a menu's entries as a key asks; consumes the keys that it follows. */
export type MoveFocus = (event: KeyboardEvent, items: readonly HTMLElement[]) => void;

/** Arrows, Home, End and typed names for one menu, whose typing it remembers. */
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
    if (index !== null) {
      items[index].focus();
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
