import { createMenuFocus } from './menu-focus';
import { showOtherLine } from './other-line';

/**
 * Adds menu behavior to a `<details>` of links: arrow keys, Home, End, Escape, typeahead, and
 * closing when focus or a click is outside. A menu of versions also gets the page of another release line.
 *
 * @returns Removes the behavior.
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

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) {
      details.open = false;
    }
  };

  // Before it opens, so no entry moves under the pointer. The page may be another one than before.
  const beforeOpening = () => {
    if (!details.open) {
      showOtherLine(details);
    }
  };

  const ended = new AbortController();
  const { signal } = ended;
  showOtherLine(details);
  details.addEventListener('pointerenter', beforeOpening, { signal });
  details.addEventListener('focusin', beforeOpening, { signal });
  details.addEventListener('keydown', onKeyDown, { signal });
  details.addEventListener('focusout', ({ relatedTarget }) => closeAfter(relatedTarget), {
    signal,
  });
  details.addEventListener('click', onClick, { signal });
  document.addEventListener('pointerdown', ({ target }) => closeAfter(target), { signal });
  return () => ended.abort();
}
