/** Written by `plugins/content/component-index`. */
declare module '@generated/component-index/default/docs-*.json' {
  const groups: import('./types').IndexedGroup[];
  export default groups;
}
