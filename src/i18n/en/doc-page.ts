/** Texts of what stands around a page's text. */
export const docPage = {
  contents: { label: 'Page table of contents', title: 'On this page' },
  backToTop: { label: 'Scroll back to top', tooltip: 'Scroll to top' },
  edit: {
    page: 'Edit this page',
    archived: 'Edit this page of {version}',
    current: 'Edit the page of the current version',
    declaration: 'Read the declaration behind this page',
    currentDeclaration: 'Read the declaration of the current version',
  },
} as const;
