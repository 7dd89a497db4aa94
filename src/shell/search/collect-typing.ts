/** Stands for Enter at the end of a collected text. */
export const ENTERED = '\n';

/**
 * Collects what the reader types while the dialog is being loaded, up to Enter.
 *
 * @param update - Changes the collected text.
 * @returns A function that stops collecting.
 */
export function collectTyping(update: (change: (text: string) => string) => void): () => void {
  const collect = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, isComposing } = event;
    const key = event.key === 'Enter' ? ENTERED : event.key;
    if (ctrlKey || metaKey || altKey || isComposing) {
      return;
    }
    if (key === 'Backspace') {
      update((text) => text.slice(0, -1));
    } else if (key.length === 1) {
      update((text) => text + key);
      // A space and Enter would press the focused search button.
      event.preventDefault();
    }
  };
  document.addEventListener('keydown', collect);
  return () => document.removeEventListener('keydown', collect);
}
