import { createMenuFocus } from './menu-focus';

/**
 * Gives a `<details>` of links what a menu has besides opening and closing: arrow keys, Home, End,
 * Escape, typing a name, and closing when the reader turns to something else.
 *
 * @returns Takes it away again.
 */
export function attachMenu(details: HTMLDetailsElement): () => void {
  const moveFocus = createMenuFocus();

  const onKeyDown = (event: KeyboardEvent) => {
    if (!details.open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
        return;
      }
      details.open = true;
    } else if (event.key === 'Escape') {
      details.open = false;
      details.querySelector('summary')?.focus();
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    moveFocus(event, [...details.querySelectorAll<HTMLElement>('a[href]')]);
  };

  const closeAfter = (target: EventTarget | null) => {
    if (target instanceof Node && !details.contains(target)) {
      details.open = false;
    }
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => closeAfter(relatedTarget);
  const onPointerDown = ({ target }: PointerEvent) => closeAfter(target);

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) {
      details.open = false;
    }
  };

  details.addEventListener('keydown', onKeyDown);
  details.addEventListener('focusout', onFocusOut);
  details.addEventListener('click', onClick);
  document.addEventListener('pointerdown', onPointerDown);
  return () => {
    details.removeEventListener('keydown', onKeyDown);
    details.removeEventListener('focusout', onFocusOut);
    details.removeEventListener('click', onClick);
    document.removeEventListener('pointerdown', onPointerDown);
  };
}
