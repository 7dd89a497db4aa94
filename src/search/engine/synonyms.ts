/** Other names that readers know things by, and what they are called here. */
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
