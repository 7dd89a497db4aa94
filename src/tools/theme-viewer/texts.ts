/** English texts of the theme viewer, which exists in English only. */
export const TEXTS = {
  filter: 'Filter by name or value',
  placeholder: 'For example primary or 1200',
  count: (count: number) => (count === 1 ? '1 value' : `${count} values`),
  none: (filter: string) => `Nothing in the theme matches “${filter}”.`,
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  tree: 'Default theme',
  selected: 'Selected value',
  path: 'Path',
  light: 'Light',
  dark: 'Dark',
  value: 'Value',
  hint: 'Select a value to copy it or its path.',
} as const;
