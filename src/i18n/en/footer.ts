/** Texts of the site's footer. */
export const footer = {
  label: 'Projects',
  site: 'This site',
  source: 'Source',
  changelog: 'Changelog',
  issues: 'Issues',
  license: 'Text and code of this site are under the MIT license.',
  top: 'Scroll to top',
} as const;
