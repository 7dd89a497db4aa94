/** Texts of the site's footer. */
export const footer = {
  label: 'Projects',
  site: 'This site',
  source: 'Source',
  changelog: 'Changelog',
  issues: 'Issues',
  licenses: 'Third-party licenses',
  license: 'Text and code on this site are available under the MIT license.',
  top: 'Scroll to top',
} as const;
