import { shownText } from './shown-text';

/** Event that a copy button gets when the reader copies its block by the keyboard. */
export const KEYBOARD_COPY = 'keyboardcopy';

/** Carries the code that was asked for. */
export type KeyboardCopyEvent = CustomEvent<string>;

/** The code of an element of the page, if it is a block with a copy button; never a demo's own. */
function codeOf(element: Element | null): HTMLElement | null {
  const pre = element?.closest<HTMLElement>('pre') ?? null;
  return pre && !pre.closest('.demo-root') && pre.closest('[data-copies]') ? pre : null;
}

function isEditable({ activeElement }: Document): boolean {
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable || activeElement.matches('input, textarea, select'))
  );
}

function onKeyDown(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || isEditable(document)) {
    return;
  }
  const focused = codeOf(document.activeElement);
  const selection = window.getSelection();
  const key = event.key.toLowerCase();
  if (key === 'a' && focused) {
    event.preventDefault();
    selection?.selectAllChildren(focused);
  }
  if (key === 'c' && (selection?.isCollapsed ?? true)) {
    const code = focused ?? codeOf([...document.querySelectorAll('pre:hover')].at(-1) ?? null);
    code
      ?.closest('[data-copies]')
      ?.querySelector('[data-copy]')
      ?.dispatchEvent(new CustomEvent(KEYBOARD_COPY, { detail: shownText(code) }));
  }
}

let users = 0;

/**
 * Listens for Ctrl/Cmd + C with nothing selected, which copies the focused or hovered block of
 * code, and for Ctrl/Cmd + A in a focused block, which selects only that. Blocks are `<pre>` inside
 * of an element with `data-copies`, which also holds the button to tell.
 *
 * @returns Stops listening, once everybody has.
 */
export function listenForKeys(): () => void {
  if (users === 0) {
    document.addEventListener('keydown', onKeyDown);
  }
  users += 1;
  return () => {
    users -= 1;
    if (users === 0) {
      document.removeEventListener('keydown', onKeyDown);
    }
  };
}
