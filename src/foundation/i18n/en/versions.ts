/** Texts of the banner on pages of earlier versions. */
export const versions = {
  label: 'About this version',
  viewing: "You're viewing the docs for v{version}. Latest: v{current}",
  samePage: 'View this page in v{version}',
  noPage: "This page doesn't exist in v{version}.",
  start: 'Go to the v{version} docs',
  migration: 'Migration guide',
  changed: 'What changed in {component}',
} as const;
