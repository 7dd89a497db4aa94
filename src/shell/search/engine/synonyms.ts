/** Synonyms by the name used in the docs. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['combobox', ['autocomplete']],
  ['dropdown', ['select']],
  ['hamburger', ['drawer']],
  ['loader', ['progress']],
  ['popup', ['dialog', 'popover']],
  ['sidebar', ['drawer']],
  ['sidenav', ['drawer']],
  ['spinner', ['circularprogress']],
  ['textbox', ['textfield']],
  ['theme', ['theming']],
  ['toast', ['snackbar']],
  ['typeahead', ['autocomplete']],
]);
