import { useEffect } from 'react';
import type { RefObject } from 'react';
import { readDraft, writeDraft } from './drafts';

/**
 * Restores the focus and the selection of a text field if it had the focus when the page was
 * reloaded. Without it, the next keys of a reader who is typing would go to the page.
 *
 * @param id - Id of the field's draft.
 */
export function useDraftFocus(field: RefObject<HTMLTextAreaElement | null>, id: string): void {
  useEffect(() => {
    const focusId = `${id}:selection`;
    const selection = readDraft(focusId);
    if (Array.isArray(selection)) {
      const [start, end] = selection as [number, number];
      field.current?.focus({ preventScroll: true });
      field.current?.setSelectionRange(start, end);
      writeDraft(focusId, null);
    }
    const handlePageHide = () => {
      const element = field.current;
      const hasFocus = element !== null && document.activeElement === element;
      writeDraft(focusId, hasFocus ? [element.selectionStart, element.selectionEnd] : null);
    };
    window.addEventListener('pagehide', handlePageHide);
    return () => window.removeEventListener('pagehide', handlePageHide);
  }, [field, id]);
}
