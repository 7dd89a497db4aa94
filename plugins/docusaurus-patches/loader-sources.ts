/**
 * Folders with the code and data of the loaders and remark plugins, which the bundler's cache doesn't
 * watch.
 */
export const LOADER_SOURCES: readonly string[] = [
  'a11y-data',
  'plugins',
  'src/foundation/products',
  'src/foundation/branding',
  'packages/accessibility-evidence/src/report',
  'packages/accessibility-evidence/src/store',
  'packages/component-api/src/compare',
  'packages/demo-islands/src',
  'packages/docusaurus-speed/src',
  'packages/mdx-doctor/src',
];
