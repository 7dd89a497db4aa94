import { shownText } from './shown-text';

/** Event that a copy button receives when the reader copies its block with the keyboard. */
export const KEYBOARD_COPY = 'keyboardcopy';

/** Its detail is the copied code. */
export type KeyboardCopyEvent = CustomEvent<string>;

/** The code block around an element, if it has a copy button and isn't part of a running demo. */
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
 * Listens for Ctrl/Cmd + C without a selection, which copies the focused or hovered code block, and
 * for Ctrl/Cmd + A in a focused block, which selects only that block. Blocks are `<pre>` inside an
 * element with `data-copies`, which also contains the copy button to notify.
 *
 * @returns Stops listening after the last caller has stopped.
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
