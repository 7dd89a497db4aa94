// What a reader types into, or moves in by the first letter of an item.
const TYPED_INTO = [
  'input:not([type="button"], [type="checkbox"], [type="radio"], [type="range"], [type="reset"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['application', 'combobox', 'grid', 'listbox', 'menu', 'menubar', 'searchbox', 'textbox'].map(
    (role) => `[role="${role}"]`,
  ),
  '[role="tree"]',
].join(',');

const MODAL = 'dialog[open], [aria-modal="true"]';

/** Whether a key press belongs to something else than the page: to a text, a widget, a dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  // The first of the path: the target seen from outside of a shadow tree is its host.
  const target = event.composedPath()[0];
  return (
    event.defaultPrevented ||
    event.isComposing ||
    event.repeat ||
    (target instanceof Element && target.closest(TYPED_INTO) !== null) ||
    document.querySelector(MODAL) !== null
  );
}
