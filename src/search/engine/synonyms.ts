/** Synonyms by the name used in the docs. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  combobox: ['autocomplete'],
  dropdown: ['select'],
  hamburger: ['drawer'],
  loader: ['progress'],
  popup: ['dialog', 'popover'],
  sidebar: ['drawer'],
  sidenav: ['drawer'],
  spinner: ['circularprogress'],
  textbox: ['textfield'],
  toast: ['snackbar'],
  typeahead: ['autocomplete'],
};
