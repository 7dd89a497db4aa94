import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** Offset in an element's text at which the selection ends; 0 if the selection is elsewhere. */
function caretIn(element: Element): number {
  const selection = window.getSelection();
  if (!selection?.focusNode || !element.contains(selection.focusNode)) {
    return 0;
  }
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}

interface Options {
  /** Called when the reader is likely to edit. */
  onIntent?: () => void;
  /** Called on a click into the code or a key that types; `caret` is an offset in the text. */
  onEdit?: (text: string, caret: number) => void;
}

/** Whether a key press, without modifiers, changes text. */
function typesText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const changes = key === 'Enter' || key === 'Backspace' || key === 'Delete';
  return !ctrlKey && !metaKey && !altKey && (changes || (key.length === 1 && key !== ' '));
}

/**
 * Whether a finger caused a click. A click that a script repeats, or that the browser describes as a
 * mouse event, doesn't say so, and then the device decides.
 */
function isTap({ pointerType }: Partial<globalThis.PointerEvent>): boolean {
  return pointerType ? pointerType === 'touch' : window.matchMedia('(pointer: coarse)').matches;
}

/**
 * Props for a `<pre>` whose code turns into an editor on a click or a key press. A tap doesn't open the
 * editor, so the code can be scrolled and selected; on touch screens, the toolbar has a button for it.
 *
 * @returns No handlers if the code is read-only.
 */
export function editHandlers({ onIntent, onEdit }: Options) {
  if (!onEdit) {
    return {};
  }
  return {
    'data-editable': '',
    // A touch may be the start of scrolling.
    onPointerDown: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') {
        onIntent?.();
      }
    },
    // A click that ends a text selection doesn't start editing.
    onClick: ({ currentTarget, nativeEvent }: MouseEvent) => {
      if (!isTap(nativeEvent) && window.getSelection()?.isCollapsed) {
        onEdit(currentTarget.textContent ?? '', caretIn(currentTarget));
      }
    },
    onKeyDown: (event: KeyboardEvent) => {
      onIntent?.();
      if (typesText(event)) {
        event.preventDefault();
        onEdit(event.currentTarget.textContent ?? '', 0);
      }
    },
  };
}
