/** Texts of what stands around a page's text. */
export const docPage = {
  contents: { label: 'Page table of contents', title: 'On this page' },
  backToTop: { label: 'Scroll back to top', tooltip: 'Scroll to top' },
  editCurrent: 'Edit the page of the current version',
} as const;
