/** Texts of the list of keyboard shortcuts. */
export const keyboard = {
  title: 'Keyboard shortcuts',
  keys: 'Keys',
  action: 'What they do',
  or: 'or',
  help: 'Show this list',
  previous: 'Go to the previous page',
  next: 'Go to the next page',
  search: 'Search',
  singleOff: 'Shortcuts of a single key are turned off in the settings.',
} as const;
