/** Texts of the footer. Only the server renders them, so they aren't in the dictionary of all scripts. */
export const TEXTS = {
  label: 'More pages',
  products: 'Products',
  guides: 'Guides',
  tools: 'Tools',
  project: 'Project',
  source: 'Source',
  changelog: 'Changelog',
  issues: 'Issues',
  licenses: 'Third-party licenses',
  manual: 'Manual of these docs',
  license: 'Text and code on this site are available under the MIT license.',
  top: 'Scroll to top',
} as const;

/** Pages that readers look for from every page, by label. */
export const GUIDES = {
  Installation: '/material-ui/getting-started/installation/',
  Components: '/material-ui/all-components/',
  Theming: '/material-ui/customization/theming/',
  'Dark mode': '/material-ui/customization/dark-mode/',
  TypeScript: '/material-ui/guides/typescript/',
  'Upgrade to v9': '/material-ui/migration/upgrade-to-v9/',
} as const;

/** Pages that readers work with, by label. */
export const TOOLS = {
  'Theme studio': '/material-ui/customization/theme-studio/',
  'Material Icons': '/material-ui/material-icons/',
  Templates: '/material-ui/getting-started/templates/',
  'Check my code': '/material-ui/migration/check-my-code/',
  'Compare versions': '/material-ui/api/compare/',
  'Size snapshot': '/size-snapshot/',
} as const;
