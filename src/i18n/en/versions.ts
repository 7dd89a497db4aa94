/** Texts on the pages of earlier versions. */
export const versions = {
  label: 'About this version',
  earlier: 'This page is about {product} {version}, an earlier version.',
  samePage: 'This page for {version}',
  noPage: "This page doesn't exist in version {version}.",
  start: 'Start page of {version}',
  changed: 'What changed in {component}',
} as const;
