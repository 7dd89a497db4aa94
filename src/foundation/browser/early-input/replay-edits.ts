import { isChoice } from '../is-choice';
import type { Control, Edit } from './inline-script';

/** React compares a field's value with what it stored here, and ignores events without a change. */
type Tracked = Control & { _valueTracker?: { setValue: (value: string) => void } };

function replayEdit(control: Tracked, [value, checked, isEntered]: Edit): void {
  if (isChoice(control)) {
    // The click changes it again, as the reader's did.
    control.checked = !checked;
    control.click();
    return;
  }
  // React may have undone it. Otherwise the field isn't touched: caret, undo and composition stay.
  if (control.value !== value && control.type !== 'file') {
    control.value = value;
  }
  control._valueTracker?.setValue(`not ${value}`);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  if (isEntered) {
    control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }
}

/**
 * Repeats what the reader did to controls that the browser changes by itself, and submits their forms.
 * Otherwise React would keep the state that the server rendered, and undo the reader's with its next
 * rendering.
 *
 * @param demo - The element of the demo that has hydrated; `null` for the page around the demos.
 */
export async function replayEdits(demo: Element | null): Promise<void> {
  const edits = window.earlyInput?.edits ?? new Map<Element, Edit | null>();
  for (const [element, edit] of [...edits]) {
    if (element.closest('.demo-root') === demo) {
      edits.delete(element);
      // An effect is part of a rendering, and each edit renders. In a later task, the reader may have
      // changed the control again.
      await null;
      if (edit) {
        replayEdit(element as Control, edit);
      } else if (element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) {
        (element as HTMLFormElement).submit();
      }
    }
  }
}
