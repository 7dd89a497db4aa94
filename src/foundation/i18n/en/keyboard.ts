/** Texts of the list of keyboard shortcuts. */
export const keyboard = {
  title: 'Keyboard shortcuts',
  keys: 'Keys',
  action: 'Action',
  or: 'or',
  help: 'Show keyboard shortcuts',
  previous: 'Go to the previous page',
  next: 'Go to the next page',
  search: 'Search',
  sidebar: 'Move within a list of the sidebar',
  singleOff: 'Single-key shortcuts are turned off in the settings.',
} as const;
