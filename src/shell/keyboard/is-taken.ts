// Elements that use typed letters: text fields, and widgets with type-ahead.
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

/** Whether a key press belongs to a text field, a widget or a dialog instead of the page. */
export function isTaken(event: KeyboardEvent): boolean {
  // First element of the path, because outside a shadow tree the target is its host.
  const target = event.composedPath()[0];
  return (
    event.defaultPrevented ||
    event.isComposing ||
    event.repeat ||
    (target instanceof Element && target.closest(TYPED_INTO) !== null) ||
    document.querySelector(MODAL) !== null
  );
}
