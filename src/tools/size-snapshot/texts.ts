/** Texts of the size snapshot. They aren't in `src/foundation/i18n`, because every page loads those. */
export const TEXTS = {
  product: 'Product',
  filter: 'Filter by name',
  one: '1 component',
  count: (count: number) => `${count} components`,
  none: (filter: string) => `No component is called “${filter}”.`,
  component: 'Component',
  added: 'Added',
  alone: 'Alone',
  minified: 'Minified',
  since: (version: string) => `Since ${version}`,
  isNew: 'new',
  same: 'same',
  unmeasured: 'This build has no sizes. They are measured by npm run build.',
  table: (product: string, version: string) => `Bundle sizes of ${product} ${version}`,
  baseline: 'The app is assumed to have these imports:',
} as const;
